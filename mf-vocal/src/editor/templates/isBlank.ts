import type { Node } from '@tiptap/pm/model';

/** True for a document of one empty paragraph. A block without words, such as a gallery, is not blank. */
export function isBlank({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0;
}
