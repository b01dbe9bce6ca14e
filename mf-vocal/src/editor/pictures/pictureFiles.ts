import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { keepPicture } from '../document/nodes/waitingPictures.ts';
import { withoutStyles } from '../document/paste/withoutStyles.ts';
import { gapAt } from '../drag/blocksAt.ts';
import { blockStart } from '../writing/blockStart.ts';

/**
 * The step that puts a block for each picture into a gap between the document's blocks; without a gap, after the block
 * with the caret, or in the place of an empty line. The blocks upload their pictures.
 */
export function addPictures(state: EditorState, files: readonly File[], gap?: number): Transaction | null {
  const { schema, doc, selection, tr } = state;
  const { image, moduleTitle, moduleCaption, moduleText, paragraph } = schema.nodes;
  if (!image || !moduleTitle || !moduleCaption || !moduleText || !paragraph) return null;
  const index = selection.$from.index(0);
  const line = gap === undefined ? doc.maybeChild(index) : null;
  const isEmptyLine = line?.type === paragraph && line.content.size === 0;
  const start = blockStart(doc, gap ?? Math.min(index + 1, doc.childCount));
  const holes = () => [moduleTitle.create(), moduleCaption.create(), moduleText.create(null, paragraph.create())];
  const blocks = files.map((file) => image.create({ arrival: keepPicture(file) }, holes()));
  tr.insert(start, blocks);
  const end = start + blocks.reduce((size, block) => size + block.nodeSize, 0);
  if (end === tr.doc.content.size) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1));
  if (isEmptyLine && line) tr.delete(start - line.nodeSize, start);
  return tr;
}

/** Pictures that are pasted or dropped into the text become blocks. */
export const pictureFiles = Extension.create({
  name: 'pictureFiles',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handlePaste: pastePictures, handleDrop: dropPictures }, view: () => keepPage() }),
  ],
});

function pastePictures(view: EditorView, { clipboardData }: ClipboardEvent): boolean {
  const files = picturesIn(clipboardData);
  // A spreadsheet gives a picture of its cells beside them.
  const words = withoutStyles(clipboardData?.getData('text/html') ?? '').replace(/<[^>]*>|&nbsp;/g, '');
  return words.trim() === '' && add(view, files);
}

function dropPictures(view: EditorView, event: DragEvent): boolean {
  const isAdded = add(view, picturesIn(event.dataTransfer), gapAt(view, event.clientY)?.gap);
  if (isAdded) event.preventDefault();
  return isAdded;
}

function add(view: EditorView, files: readonly File[], gap?: number): boolean {
  const added = view.editable && files.length > 0 ? addPictures(view.state, files, gap) : null;
  if (added) view.dispatch(added.scrollIntoView());
  return added !== null;
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** A file that is dropped beside the text would open in the place of the page. */
function keepPage() {
  const keep = (event: DragEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'file';
    if (event.dataTransfer?.types.includes('Files') && !isField) event.preventDefault();
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return {
    destroy() {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    },
  };
}
