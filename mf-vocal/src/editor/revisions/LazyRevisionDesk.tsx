import { onDemand } from '@marquee/shared/page/onDemand';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { RevisionDeskProps } from './RevisionDesk.tsx';

const revisionDesk = onDemand(async () => (await import('./RevisionDesk.tsx')).RevisionDesk);

/** Shows an earlier version next to the current text. Its code loads when the writer chooses a version. */
export function LazyRevisionDesk(props: RevisionDeskProps) {
  return (
    <LazyPanel panel={revisionDesk} panelProps={props} loading={versionTexts.loading} failed={versionTexts.failed} />
  );
}
