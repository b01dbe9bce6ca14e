import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext } from 'react';
import { isBlank } from './isBlank.ts';
import { TemplatesContext } from './TemplatesContext.ts';

const templates = onDemand(async () => (await import('./Templates.tsx')).Templates);

/** Starters of an empty post, and the dialog of templates. Their code loads when the caret enters an empty text. */
export function LazyTemplates({ editor, announce }: { editor: Editor; announce: (text: string) => void }) {
  const { draft, request } = useContext(TemplatesContext);
  const { isEmpty, isFocused } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isEmpty: now.isEditable && isBlank(now.state.doc),
      isFocused: now.isFocused,
    }),
  });
  const isBegun = isEmpty && isFocused && 'the caret is in an empty text';
  const Templates = useOnDemand(templates, isBegun || (request !== null && 'a dialog opens'));
  return Templates && draft ? <Templates editor={editor} isEmpty={isEmpty} announce={announce} /> : null;
}
