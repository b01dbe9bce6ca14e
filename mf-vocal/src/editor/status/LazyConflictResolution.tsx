import { onDemand } from '@marquee/shared/page/onDemand';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { ConflictResolutionProps } from './ConflictResolution.tsx';

const conflictResolution = onDemand(async () => (await import('./ConflictResolution.tsx')).ConflictResolution);

/** Page for choosing between two versions of a post. Its code loads when there is a conflict. */
export function LazyConflictResolution(props: ConflictResolutionProps) {
  return (
    <LazyPanel
      panel={conflictResolution}
      panelProps={props}
      loading={versionTexts.loading}
      failed={versionTexts.failed}
    />
  );
}
