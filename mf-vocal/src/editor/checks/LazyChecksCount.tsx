import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useEditorState } from '@tiptap/react';
import type { CheckedEditor } from './useFindings.ts';

const checksCount = onDemand(async () => (await import('./ChecksCount.tsx')).ChecksCount);

/** Number of findings of the checks. Its code loads when the caret enters the document for the first time. */
export function LazyChecksCount({ editor, draft }: CheckedEditor) {
  const isFocused = useEditorState({ editor, selector: ({ editor: now }) => now.isFocused });
  const Count = useOnDemand(checksCount, isFocused && 'the caret is in the document');
  return Count ? <Count editor={editor} draft={draft} /> : null;
}
