import { onDemand } from '@marquee/shared/page/onDemand';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { ConflictDeskProps } from './ConflictDesk.tsx';

const conflictDesk = onDemand(async () => (await import('./ConflictDesk.tsx')).ConflictDesk);

/** The choice between two versions of a post. The code is loaded when there are two. */
export function LazyConflictDesk(props: ConflictDeskProps) {
  return (
    <LazyPanel panel={conflictDesk} panelProps={props} loading={versionTexts.loading} failed={versionTexts.failed} />
  );
}
