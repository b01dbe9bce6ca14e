import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';
import { keepPictures } from '../document/nodes/waitingPictures.ts';

/**
 * Returns the transaction that replaces an image block without a picture by a gallery. The gallery uploads the pictures.
 * Title and text of the block stay, and a caption becomes the first paragraph of the text.
 * @param place position of the image block in the document
 */
export function galleryInstead({ doc, schema, tr }: EditorState, place: number, files: readonly File[]): Transaction {
  const block = doc.nodeAt(place);
  const [title, caption, text] = block?.children ?? [];
  if (!block || !title || !caption || !text) return tr;
  const words = caption.content.size > 0 ? [schema.node('paragraph', null, caption.content)] : [];
  const isEmpty = text.childCount === 1 && text.firstChild?.content.size === 0;
  const paragraphs = isEmpty && words.length > 0 ? words : [...words, ...text.children];
  const attributes = { arrival: keepPictures(files), isListicleItem: block.attrs.isListicleItem };
  const gallery = schema.node('gallery', attributes, [title, schema.node('moduleText', null, paragraphs)]);
  tr.replaceWith(place, place + block.nodeSize, gallery);
  return tr.setSelection(NodeSelection.create(tr.doc, place));
}
