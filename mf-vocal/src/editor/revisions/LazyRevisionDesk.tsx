import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '../../frame/LazyPanel.tsx';
import { versionTexts } from '../compare/versionTexts.ts';
import type { RevisionDeskProps } from './RevisionDesk.tsx';

const revisionDesk = onDemand(async () => (await import('./RevisionDesk.tsx')).RevisionDesk);

/** An earlier version beside the present text. The code is loaded when a version is chosen. */
export function LazyRevisionDesk(props: RevisionDeskProps) {
  return (
    <LazyPanel panel={revisionDesk} panelProps={props} loading={versionTexts.loading} failed={versionTexts.failed} />
  );
}
