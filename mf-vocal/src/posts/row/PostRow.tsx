import type { OwnPost } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { useEffect, useRef } from 'react';
import { postsTexts } from '../postsTexts.ts';
import { PostFacts } from './PostFacts.tsx';
import { Action, Actions, Excerpt, Fault, KeptHere, Outcome, Row, Text, Title } from './rowParts.ts';
import { type RowState, useRowActions } from './useRowActions.ts';

const editorPath = (id: string) => `/vocal/posts/${id}`;

/** Returns the message that replaces a post after it has left the list. */
function outcomeOf({ kind }: RowState, name: string): string | null {
  if (kind === 'trashed') return postsTexts.trashed(name);
  return kind === 'restored' ? postsTexts.restored(name) : null;
}

type PostRowProps = {
  post: OwnPost;
  /** Level of the title below the page's headings. */
  titleAs: 'h2' | 'h3';
  /** True if the post has changes that are only in this browser. */
  isKeptHere: boolean;
  onMoved(): void;
};

/**
 * Post in the list. After the post has left the list, its place keeps the undo control, and no other post moves there.
 */
export function PostRow({ post: { id, name, deletedAt }, post, titleAs, isKeptHere, onMoved }: PostRowProps) {
  const { state, isPending, fault, duplicate, moveToTrash, restore } = useRowActions(id, deletedAt !== null, onMoved);
  const row = useRef<HTMLLIElement>(null);
  const shown = useRef(state.kind);
  useEffect(() => {
    if (shown.current === state.kind) return;
    const hasCopied = state.kind === 'copied' || shown.current === 'copied';
    shown.current = state.kind;
    // The pressed button has disappeared, so the undo control, which is first in the row, takes the focus.
    if (!hasCopied) row.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [state.kind]);

  const action = (label: string, run: () => void) => (
    <Action aria-disabled={isPending} aria-label={postsTexts.actionOn(label, name)} onClick={run}>
      {label}
    </Action>
  );
  const openAction = (label: string, target: string) => (
    <Action as={Link} to={editorPath(target)} type={undefined}>
      {label}
    </Action>
  );
  const outcome = outcomeOf(state, name);

  return (
    <Row ref={row} aria-busy={isPending}>
      <Text>
        {outcome ? (
          <Outcome role="status">{outcome}</Outcome>
        ) : (
          <>
            <Title as={titleAs} data-is-untitled={name ? undefined : ''}>
              {deletedAt ? name || postsTexts.untitled : <Link to={editorPath(id)}>{name || postsTexts.untitled}</Link>}
            </Title>
            {post.excerpt ? <Excerpt dir="auto">{post.excerpt}</Excerpt> : null}
            <PostFacts post={post} />
            {isKeptHere && !deletedAt ? <KeptHere>{postsTexts.keptHere}</KeptHere> : null}
          </>
        )}
        {state.kind === 'copied' ? <Outcome role="status">{postsTexts.copied}</Outcome> : null}
        {fault ? <Fault role="alert">{fault}</Fault> : null}
      </Text>
      <Actions>
        {state.kind === 'trashed' ? action(postsTexts.undo, restore) : null}
        {state.kind === 'restored' ? openAction(postsTexts.open, id) : null}
        {state.kind === 'restored' ? action(postsTexts.undo, moveToTrash) : null}
        {state.kind === 'copied' ? openAction(postsTexts.openCopy, state.copyId) : null}
        {!outcome && deletedAt ? action(postsTexts.restore, restore) : null}
        {!outcome && !deletedAt ? action(postsTexts.duplicate, duplicate) : null}
        {!outcome && !deletedAt ? action(postsTexts.toTrash, moveToTrash) : null}
      </Actions>
    </Row>
  );
}
