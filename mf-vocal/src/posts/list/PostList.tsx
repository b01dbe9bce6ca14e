import { token } from '@marquee/shared';
import type { OwnPost } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { useKeptDrafts } from '../../saving/copies/useKeptDrafts.ts';
import { PostRow } from '../row/PostRow.tsx';

const List = styled.ol`
  margin: 0;
  padding: 0;
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
  transition: opacity ${token('motionBase')} ${token('easing')};

  &[aria-busy='true'] {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

type PostListProps = {
  posts: readonly OwnPost[];
  titleAs?: 'h2' | 'h3';
  /** True while another list is loading. */
  isOutdated: boolean;
  onMoved(): void;
};

/** Lists posts as rows with actions. */
export function PostList({ posts, titleAs = 'h2', isOutdated, onMoved }: PostListProps) {
  const kept = useKeptDrafts(useSession().user?.id);
  return (
    <List aria-busy={isOutdated}>
      {posts.map((post) => (
        // A post that was restored or trashed elsewhere is another row, without this one's outcome.
        <PostRow
          key={`${post.id} ${post.deletedAt}`}
          post={post}
          titleAs={titleAs}
          isKeptHere={kept.has(post.id)}
          onMoved={onMoved}
        />
      ))}
    </List>
  );
}
