import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext, useState } from 'react';
import { isBlank } from './isBlank.ts';
import { keptPrompts } from './keptPrompts.ts';
import { TemplatesContext } from './TemplatesContext.ts';

const templates = onDemand(async () => (await import('./Templates.tsx')).Templates);

/**
 * Starters of an empty post, their prompts, and the dialog of templates. Their code loads when the caret enters an empty
 * text, or with a post that has prompts.
 */
export function LazyTemplates({ editor, announce }: { editor: Editor; announce: (text: string) => void }) {
  const { draft, request } = useContext(TemplatesContext);
  const [hasPrompts] = useState(() => keptPrompts.of(draft?.id ?? '') !== null);
  const { isEmpty, isFocused } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isEmpty: now.isEditable && isBlank(now.state.doc),
      isFocused: now.isFocused,
    }),
  });
  const reason = (isEmpty && isFocused && 'caret') || (request && 'dialog') || (hasPrompts && 'prompts');
  const Templates = useOnDemand(templates, reason);
  return Templates && draft ? <Templates editor={editor} isEmpty={isEmpty} announce={announce} /> : null;
}
