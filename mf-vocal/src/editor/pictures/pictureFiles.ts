import { draftLimits } from '@marquee/shared/domain';
import { Extension } from '@tiptap/core';
import type { Node, Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { keepPictures } from '../document/nodes/waitingPictures.ts';
import { gapAt } from '../drag/blocksAt.ts';
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
 * Turns pictures that are pasted or dropped into the text into blocks.
 * @param onOtherFiles called with the names of all files that are not pictures. Empty if all files are pictures
 */
export function pictureFiles(onOtherFiles: OnOtherFiles) {
  return Extension.create({
    name: 'pictureFiles',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: (view, event, slice) => pasteFiles(view, event, slice, onOtherFiles),
          handleDrop: (view, event) => dropFiles(view, event, onOtherFiles),
        },
        view: () => keepPage(),
      }),
    ],
  });
}

function pasteFiles(
  view: EditorView,
  { clipboardData }: ClipboardEvent,
  { content }: Slice,
  onOtherFiles: OnOtherFiles,
): boolean {
  // Spreadsheets also put a rendered image of the cells on the clipboard. Prefers the words.
  const hasWords = content.textBetween(0, content.size, ' ').trim() !== '';
  return !hasWords && add(view, clipboardData, onOtherFiles);
}

function dropFiles(view: EditorView, event: DragEvent, onOtherFiles: OnOtherFiles): boolean {
  const isTaken = add(view, event.dataTransfer, onOtherFiles, gapAt(view, event.clientY)?.gap);
  if (isTaken) event.preventDefault();
  return isTaken;
}

/** Adds the pictures of a paste or drop. @returns true if there are files and the document is editable */
function add(view: EditorView, data: DataTransfer | null, onOtherFiles: OnOtherFiles, gap?: number): boolean {
  const files = [...(data?.files ?? [])];
  if (!view.editable || files.length === 0) return false;
  const isPicture = ({ type }: File) => type.startsWith('image/');
  const pictures = files.filter(isPicture);
  const added = pictures.length > 0 ? addPictures(view.state, pictures, gap) : null;
  if (added) view.dispatch(added.scrollIntoView());
  onOtherFiles(files.filter((file) => !isPicture(file)).map(({ name }) => name));
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
