import { ButtonLink, Spinner, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { EmptyList } from './list/EmptyList.tsx';
import { PostList } from './list/PostList.tsx';
import { countAll } from './list/StatusTabs.tsx';
import { useOwnPosts } from './list/useOwnPosts.ts';
import { NewPost } from './NewPost.tsx';
import { postsTexts } from './postsTexts.ts';

/** Number of listed posts. A writer can take in this many at a glance. */
const shownPosts = 5;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space5')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

/** Lists the posts that the writer edited last. Links to all posts and to a new post. */
export function RecentPosts() {
  const { loaded, isLoading, failure, retry, refreshCounts } = useOwnPosts({ page: 1 });
  if (!loaded)
    return failure && !isLoading ? (
      <ListFailure failure={failure} retry={retry} />
    ) : (
      <Spinner label={postsTexts.loading} />
    );
  const { list, address } = loaded;
  const newPost = <NewPost />;
  if (list.posts.length === 0)
    return (
      <EmptyList address={address} totalPages={0} isNewWriter={(list.counts.trash ?? 0) === 0} newPost={newPost} />
    );
  return (
    <Stack>
      <Ways>
        {newPost}
        <ButtonLink $quiet to="/vocal/posts">
          {postsTexts.allPosts(countAll(list.counts))}
        </ButtonLink>
      </Ways>
      <PostList posts={list.posts.slice(0, shownPosts)} titleAs="h3" isOutdated={isLoading} onMoved={refreshCounts} />
    </Stack>
  );
}
