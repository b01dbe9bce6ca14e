import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { RevisionComparisonProps } from './RevisionComparison.tsx';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

const revisionComparison = onDemand(async () => (await import('./RevisionComparison.tsx')).RevisionComparison);

/** Shows an earlier version next to the current text. Its code loads when the writer chooses a version. */
export function LazyRevisionComparison(props: RevisionComparisonProps) {
  return (
    <LazyPanel
      panel={revisionComparison}
      panelProps={props}
      loading={versionNoticeTexts.loading}
      failed={versionNoticeTexts.failed}
    />
  );
}
