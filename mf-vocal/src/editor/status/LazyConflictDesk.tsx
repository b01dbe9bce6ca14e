import { onDemand } from '@marquee/shared/page/onDemand';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { ConflictDeskProps } from './ConflictDesk.tsx';

const conflictDesk = onDemand(async () => (await import('./ConflictDesk.tsx')).ConflictDesk);

/** Page for choosing between two versions of a post. Its code loads when there is a conflict. */
export function LazyConflictDesk(props: ConflictDeskProps) {
  return (
    <LazyPanel panel={conflictDesk} panelProps={props} loading={versionTexts.loading} failed={versionTexts.failed} />
  );
}
