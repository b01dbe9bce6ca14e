import type { EditorState } from '@tiptap/pm/state';

/** A slash command such as `/quo`, alone in a paragraph, with the caret at its end. */
export type SlashQuery = {
  from: number;
  to: number;
  text: string;
  /** True if the paragraph is inside a block. A block cannot contain another block. */
  isInBlock: boolean;
};

/** Nodes that may be around the paragraph. `leaveWrappers` moves it out of them before a block is inserted. */
const wrappers: ReadonlySet<string> = new Set(['listItem', 'bulletList', 'orderedList', 'blockquote']);

/** Nodes whose paragraphs may become blocks. */
const places: ReadonlySet<string> = new Set(['doc', 'moduleText', 'box']);

/** Text typed after a slash that is alone in its paragraph. Null if there is no such slash. */
export function slashQuery({ selection }: EditorState): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  let depth = $from.depth - 1;
  while (depth > 0 && wrappers.has($from.node(depth).type.name)) depth -= 1;
  const around = $from.node(depth).type.name;
  if (!places.has(around)) return null;
  const { textContent, content } = $from.parent;
  const typed = /^\/([\p{L} ]{0,20})$/u.exec(textContent);
  if (!typed || $from.parentOffset !== content.size) return null;
  return { from: $from.start(), to: $from.end(), text: typed[1] ?? '', isInBlock: around !== 'doc' };
}
