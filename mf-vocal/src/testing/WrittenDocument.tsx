import type { DraftModule } from '@marquee/shared/domain';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { blockExtensions, blockViews } from '../editor/blocks/blockViews.ts';
import { type Listicle, ListicleContext } from '../editor/blocks/listicle/ListicleContext.ts';
import { useListicle } from '../editor/blocks/listicle/useListicle.ts';
import { documentExtensions } from '../editor/document/documentExtensions.ts';
import { documentOf } from '../editor/document/documentOf.ts';
import { DocumentArea } from '../editor/writing/DocumentArea.tsx';

type WrittenDocumentProps = {
  content?: string;
  modules: readonly DraftModule[];
  /** The place of the block at the top level of the document that is selected. */
  selected?: number;
  /** True for a caret at the start of the document. */
  caret?: boolean;
  listicle?: 'ascending' | 'descending';
  isReadOnly?: boolean;
};

/** The modules of a post in the editor's document, outside of its page. */
export function WrittenDocument(props: WrittenDocumentProps) {
  const { content = '', modules, selected, caret = false, listicle, isReadOnly = false } = props;
  const [initial] = useState(() => ({
    extensions: [...documentExtensions(blockViews), ...blockExtensions],
    content: documentOf({ content, modules: [...modules] }).toJSON(),
  }));
  const editor = useEditor({
    ...initial,
    injectCSS: false,
    editable: !isReadOnly,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Your story' } },
  });
  const [numbered, number] = useState({ isListicle: listicle !== undefined, listicleOrder: listicle ?? 'ascending' });
  const numbering: Listicle = {
    ...numbered,
    change: ({ isListicle = numbered.isListicle, listicleOrder = numbered.listicleOrder }) =>
      number({ isListicle, listicleOrder }),
  };
  useListicle(editor, draft(numbered));
  useEffect(() => {
    if (selected === undefined) return;
    const { state, view } = editor;
    let place = 0;
    for (let index = 0; index < selected; index += 1) place += state.doc.child(index).nodeSize;
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, place)));
  }, [editor, selected]);
  useEffect(() => {
    if (caret) editor.commands.setTextSelection(2);
  }, [editor, caret]);
  return (
    <ListicleContext value={numbering}>
      <DocumentArea editor={editor} announce={() => undefined} openFind={() => undefined} />
    </ListicleContext>
  );
}
