import { Spinner, token, usePageConfig } from '@marquee/shared';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { listTexts } from '@marquee/vocal-kit/lists/listTexts.ts';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import { useEffect, useRef, useState } from 'react';
import { type PostsAddress, postsPath, readPostsAddress } from './address/postsAddress.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { PostFilters } from './list/PostFilters.tsx';
import { PostList } from './list/PostList.tsx';
import { countAll, StatusTabs } from './list/StatusTabs.tsx';
import { type OwnPostsState, useOwnPosts } from './list/useOwnPosts.ts';
import { NewPost } from './NewPost.tsx';
import { postsTexts } from './postsTexts.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space5')};
  padding: ${token('space6')} ${pageGutter} ${token('space8')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space4')};
`;

const Found = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  scroll-margin-block-start: ${token('space7')};
`;

/** Returns the number of posts in the list, in words. */
function foundText({ loaded }: OwnPostsState): string {
  if (!loaded) return '';
  const {
    list: { totalPages, counts },
    address: { status, page },
  } = loaded;
  const found = postsTexts.found(status ? (counts[status] ?? 0) : countAll(counts));
  return totalPages > 1 ? `${found}. ${listTexts.pageOf(page, totalPages)}` : found;
}

/** True if the writer has no post at all, not even in the trash. */
function hasNoPosts({ loaded }: OwnPostsState): boolean {
  if (!loaded || loaded.address.q || loaded.address.site) return false;
  return countAll(loaded.list.counts) + (loaded.list.counts.trash ?? 0) === 0;
}

/** Moves the focus to the head of the list when another page of it is opened. */
function useFocusOnPage({ page }: PostsAddress) {
  const found = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) found.current?.focus();
    shown.current = page;
  }, [page]);
  return found;
}

/** Shows the writer's posts: lists by status, search, and actions on each post. The URL names the list. */
export function OwnPosts() {
  const { sites } = usePageConfig();
  const { search, key } = useLocation();
  const address = readPostsAddress(
    new URLSearchParams(search),
    sites.map((site) => site.key),
  );
  // Switching between lists of posts does not count as a new page.
  const [isFromElsewhere] = useState(key !== 'default');
  const posts = useOwnPosts(address);
  const found = useFocusOnPage(address);
  const { loaded, isLoading, failure } = posts;
  const isNewWriter = hasNoPosts(posts);

  return (
    <Page>
      <Head>
        <PageHeading takesFocus={isFromElsewhere}>{postsTexts.heading}</PageHeading>
        {isNewWriter ? null : <NewPost />}
      </Head>
      {isNewWriter ? null : (
        <>
          <StatusTabs address={address} counts={loaded?.list.counts ?? {}} />
          <PostFilters address={address} />
        </>
      )}
      <Found ref={found} tabIndex={-1} role="status">
        {foundText(posts)}
      </Found>
      {failure ? <ListFailure failure={failure} retry={posts.retry} /> : null}
      {!loaded && isLoading ? <Spinner label={postsTexts.loading} /> : null}
      {loaded && loaded.list.posts.length > 0 ? (
        <PostList posts={loaded.list.posts} isOutdated={isLoading || failure !== null} onMoved={posts.refreshCounts} />
      ) : null}
      {loaded && loaded.list.posts.length === 0 && !failure ? (
        <EmptyList
          address={loaded.address}
          totalPages={loaded.list.totalPages}
          isNewWriter={isNewWriter}
          newPost={<NewPost />}
        />
      ) : null}
      {loaded ? (
        <Pager
          page={loaded.address.page}
          totalPages={loaded.list.totalPages}
          pathOf={(page) => postsPath({ ...loaded.address, page })}
        />
      ) : null}
    </Page>
  );
}
