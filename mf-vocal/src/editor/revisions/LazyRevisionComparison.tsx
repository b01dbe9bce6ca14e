import { onDemand } from '@marquee/shared/page/onDemand';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import type { RevisionComparisonProps } from './RevisionComparison.tsx';

const revisionComparison = onDemand(async () => (await import('./RevisionComparison.tsx')).RevisionComparison);

/** Shows an earlier version next to the current text. Its code loads when the writer chooses a version. */
export function LazyRevisionComparison(props: RevisionComparisonProps) {
  return (
    <LazyPanel
      panel={revisionComparison}
      panelProps={props}
      loading={versionTexts.loading}
      failed={versionTexts.failed}
    />
  );
}
