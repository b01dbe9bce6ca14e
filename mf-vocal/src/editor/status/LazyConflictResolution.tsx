import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { versionNoticeTexts } from '../revisions/versionNoticeTexts.ts';
import type { ConflictResolutionProps } from './ConflictResolution.tsx';

const conflictResolution = onDemand(async () => (await import('./ConflictResolution.tsx')).ConflictResolution);

/** Page for choosing between two versions of a post. Its code loads when there is a conflict. */
export function LazyConflictResolution(props: ConflictResolutionProps) {
  return (
    <LazyPanel
      panel={conflictResolution}
      panelProps={props}
      loading={versionNoticeTexts.loading}
      failed={versionNoticeTexts.failed}
    />
  );
}
