import type { EditorState } from '@tiptap/pm/state';

/** `/quo` alone in a paragraph, with the caret at its end. */
export type SlashQuery = { from: number; to: number; text: string };

/** The text typed after a slash that stands alone in a top-level paragraph; null where no block is asked for. */
export function slashQuery({ selection }: EditorState): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null;
  const { textContent, content } = $from.parent;
  const typed = /^\/([\p{L} ]{0,20})$/u.exec(textContent);
  if (!typed || $from.parentOffset !== content.size) return null;
  return { from: $from.start(), to: $from.end(), text: typed[1] ?? '' };
}
