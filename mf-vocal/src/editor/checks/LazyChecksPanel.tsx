import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { editorTexts } from '../editorTexts.ts';
import type { ChecksProps } from './useFindingList.ts';

const checksPanel = onDemand(async () => (await import('./ChecksPanel.tsx')).ChecksPanel);

/** Panel with the findings of the checks. The code of the panel loads when the panel opens. */
export function LazyChecksPanel(props: ChecksProps) {
  return (
    <LazyPanel
      panel={checksPanel}
      panelProps={props}
      loading={editorTexts.checksLoading}
      failed={editorTexts.checksFailed}
    />
  );
}
