import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { type Editor, useEditorState } from '@tiptap/react';
import { useContext } from 'react';
import { isBlank } from './isBlank.ts';
import { TemplatesContext } from './TemplatesContext.ts';

const templates = onDemand(async () => (await import('./Templates.tsx')).Templates);

/** Starters of an empty post, and the dialog of templates. Their code loads when there is nothing in the post yet. */
export function LazyTemplates({ editor, announce }: { editor: Editor; announce: (text: string) => void }) {
  const { draft, request } = useContext(TemplatesContext);
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEditable && isBlank(now.state.doc) });
  const Templates = useOnDemand(templates, (isEmpty && 'the post is empty') || (request !== null && 'a dialog opens'));
  return Templates && draft ? <Templates editor={editor} isEmpty={isEmpty} announce={announce} /> : null;
}
