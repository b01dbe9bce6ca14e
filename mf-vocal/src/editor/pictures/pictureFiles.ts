import { draftLimits } from '@marquee/shared/domain';
import { type Editor, Extension } from '@tiptap/core';
import type { Node, Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { keepPictures } from '../document/nodes/waitingPictures.ts';
import { gapAt } from '../drag/blocksAt.ts';
import { addFiles, isPdf } from '../files/chooseFile.ts';
import { blockStart } from '../writing/blockStart.ts';

/**
 * Returns the transaction that inserts a picture, or a gallery of several pictures, into a gap between the document's
 * blocks. Without a gap, the new block follows the block with the caret, or replaces an empty line. The new block uploads
 * its pictures.
 */
export function addPictures(state: EditorState, files: readonly File[], gap?: number): Transaction | null {
  const { schema, doc, selection, tr } = state;
  const { paragraph } = schema.nodes;
  if (!paragraph) return null;
  const index = selection.$from.index(0);
  const line = gap === undefined ? doc.maybeChild(index) : null;
  const isEmptyLine = line?.type === paragraph && line.content.size === 0;
  const start = blockStart(doc, gap ?? Math.min(index + 1, doc.childCount));
  const blocks = groupsOf(files).map((group) =>
    schema.node(
      group.length > 1 ? 'gallery' : 'image',
      { arrival: keepPictures(group) },
      holesOf(schema, group.length > 1),
    ),
  );
  tr.insert(start, blocks);
  const end = start + blocks.reduce((size, block) => size + block.nodeSize, 0);
  if (end === tr.doc.content.size) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end), 1));
  if (isEmptyLine && line) tr.delete(start - line.nodeSize, start);
  return tr;
}

/** Splits files into groups of as many pictures as a gallery has at most. */
function groupsOf(files: readonly File[]): (readonly File[])[] {
  const count = Math.ceil(files.length / draftLimits.pictures);
  return Array.from({ length: count }, (_, index) =>
    files.slice(index * draftLimits.pictures, (index + 1) * draftLimits.pictures),
  );
}

function holesOf(schema: Schema, isGallery: boolean): Node[] {
  const names = isGallery ? ['moduleTitle'] : ['moduleTitle', 'moduleCaption'];
  return [...names.map((name) => schema.node(name)), schema.node('moduleText', null, schema.node('paragraph'))];
}

type OnOtherFiles = (names: readonly string[]) => void;

/**
 * Turns pictures and PDFs that are pasted or dropped into the text into blocks.
 * @param onOtherFiles called with the names of all other files. Empty if there are none
 */
export function pictureFiles(onOtherFiles: OnOtherFiles) {
  return Extension.create({
    name: 'pictureFiles',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste: (_view, event, slice) => pasteFiles(editor, event, slice, onOtherFiles),
            handleDrop: (view, event) => dropFiles(editor, view, event, onOtherFiles),
          },
          view: () => keepPage(),
        }),
      ];
    },
  });
}

function pasteFiles(
  editor: Editor,
  { clipboardData }: ClipboardEvent,
  { content }: Slice,
  onOtherFiles: OnOtherFiles,
): boolean {
  // Spreadsheets also put a rendered image of the cells on the clipboard. Prefers the words.
  const hasWords = content.textBetween(0, content.size, ' ').trim() !== '';
  return !hasWords && add(editor, clipboardData, onOtherFiles);
}

function dropFiles(editor: Editor, view: EditorView, event: DragEvent, onOtherFiles: OnOtherFiles): boolean {
  const isTaken = add(editor, event.dataTransfer, onOtherFiles, gapAt(view, event.clientY)?.gap);
  if (isTaken) event.preventDefault();
  return isTaken;
}

/** Adds the pictures and PDFs of a paste or drop. @returns true if there are files and the document is editable */
function add(editor: Editor, data: DataTransfer | null, onOtherFiles: OnOtherFiles, gap?: number): boolean {
  const files = [...(data?.files ?? [])];
  if (!editor.isEditable || files.length === 0) return false;
  const isPicture = ({ type }: File) => type.startsWith('image/');
  const pictures = files.filter(isPicture);
  const { state, view } = editor;
  const place = gap === undefined ? undefined : blockStart(state.doc, gap);
  void addFiles(editor, files.filter(isPdf), place);
  const added = pictures.length > 0 ? addPictures(state, pictures, gap) : null;
  if (added) view.dispatch(added.scrollIntoView());
  onOtherFiles(files.filter((file) => !isPicture(file) && !isPdf(file)).map(({ name }) => name));
  return true;
}

/** Stops the browser from opening a file that is dropped next to the text, because the file would replace the page. */
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
