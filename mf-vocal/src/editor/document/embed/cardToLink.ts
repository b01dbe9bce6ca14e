import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { selectedCard } from './selectedCard.ts';

/** Returns the transaction that replaces the selected card by a line with its link. Null without such a card. */
export function cardToLink(state: EditorState): Transaction | null {
  const card = selectedCard(state);
  const { paragraph } = state.schema.nodes;
  const { link } = state.schema.marks;
  if (!card || !paragraph || !link) return null;
  const { href, title } = card.node.attrs;
  const words = href ? [state.schema.text(String(title || href), [link.create({ href })])] : [];
  const { tr } = state;
  tr.replaceWith(card.from, card.to, paragraph.create(null, words));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(card.from + 1))).scrollIntoView();
}
