import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPanel } from '@marquee/vocal-kit/frame/LazyPanel.tsx';
import { editorTexts } from '../editorTexts.ts';
import type { OutlinePanelProps } from './OutlinePanel.tsx';

const outlinePanel = onDemand(async () => (await import('./OutlinePanel.tsx')).OutlinePanel);

/** Panel with the outline and the length of a post. The code of the panel loads when the panel opens. */
export function LazyOutlinePanel(props: OutlinePanelProps) {
  return (
    <LazyPanel
      panel={outlinePanel}
      panelProps={props}
      loading={editorTexts.outlineLoading}
      failed={editorTexts.outlineFailed}
    />
  );
}
