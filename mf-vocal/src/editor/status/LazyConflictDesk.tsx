import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '../../frame/LazyPanel.tsx';
import { versionTexts } from '../compare/versionTexts.ts';
import type { ConflictDeskProps } from './ConflictDesk.tsx';

const conflictDesk = onDemand(async () => (await import('./ConflictDesk.tsx')).ConflictDesk);

/** The choice between two versions of a post. The code is loaded when there are two. */
export function LazyConflictDesk(props: ConflictDeskProps) {
  return (
    <LazyPanel panel={conflictDesk} panelProps={props} loading={versionTexts.loading} failed={versionTexts.failed} />
  );
}
