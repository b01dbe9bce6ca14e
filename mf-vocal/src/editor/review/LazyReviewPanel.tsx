import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { editorTexts } from '../editorTexts.ts';
import type { ReviewPanelProps } from './ReviewPanel.tsx';

const reviewPanel = onDemand(async () => (await import('./ReviewPanel.tsx')).ReviewPanel);

/** Panel with the state of a post's review. Its code loads when the panel opens. */
export function LazyReviewPanel(props: ReviewPanelProps) {
  return (
    <LazyPanel
      panel={reviewPanel}
      panelProps={props}
      loading={editorTexts.reviewLoading}
      failed={editorTexts.reviewFailed}
    />
  );
}
