import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** Returns the selection of a card alone. Null for any other selection. */
export function selectedCard({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'embed' ? selection : null;
}
