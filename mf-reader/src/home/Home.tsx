import { Container, EmptyState, PostCard, type RootState, usePageConfig, VisuallyHidden } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useParams } from '@marquee/shared/router';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';
import { Pagination } from '../pagination/Pagination.tsx';
import { pageNumber } from '../pagination/pageNumber.ts';
import { texts } from '../texts.ts';
import { CategoriesColumn, Columns, Feed, FirstBlock, NetworkColumn } from './homeParts.ts';
import { PostGroup } from './PostGroup.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { CategoriesList } from './side/CategoriesList.tsx';
import { ListLinks } from './side/ListLinks.tsx';
import { NetworkList } from './side/NetworkList.tsx';
import { SideList } from './side/SideList.tsx';
import { splitPosts } from './splitPosts.ts';

/** Shows the home feed: sister sites, the latest posts and the site's categories. */
export function Home() {
  const { site } = usePageConfig();
  const page = pageNumber(useParams().page) ?? 1;
  const latest = useLatestPosts({ kind: 'home', page });
  const mostViewed = useSelector((state: RootState) => state.posts?.mostViewed);
  const editorPicks = useSelector((state: RootState) => state.posts?.editorPicks);
  const promo = useSelector((state: RootState) => state.promo?.promo);
  if (!latest) return <ListPlaceholder isLoading message="" />;
  const { latestPosts, currentPage, totalPages } = latest;
  const lists = [
    { id: 'most-read', title: texts.mostRead, posts: mostViewed ?? [], isRanked: true },
    { id: 'editor-picks', title: texts.editorPicks, posts: editorPicks ?? [] },
  ].filter(({ posts }) => posts.length > 0);
  const { lead, supporting, pair, row, list } = splitPosts(latestPosts);
  return (
    <Container size="xlarge">
      <VisuallyHidden as="h1">{site.name}</VisuallyHidden>
      <ListLinks lists={lists} />
      <Columns>
        <Feed>
          {lead ? (
            <FirstBlock>
              <PostCard post={lead} variant="lead" headingLevel={2} eager />
              <PostGroup posts={supporting} variant="compact" columns={2} />
            </FirstBlock>
          ) : (
            <EmptyState message={texts.noPosts} />
          )}
          {promo && currentPage === 1 ? <PromoBanner promo={promo} /> : null}
          <PostGroup posts={pair} variant="standard" columns={2} />
          <PostGroup posts={row} variant="standard" columns={3} />
          <PostGroup posts={list} variant="compact" columns={2} />
          <Pagination currentPage={currentPage} totalPages={totalPages} />
        </Feed>
        <NetworkColumn>
          <NetworkList />
        </NetworkColumn>
        <CategoriesColumn>
          <CategoriesList />
          {lists.map((list) => (
            <SideList key={list.id} {...list} />
          ))}
        </CategoriesColumn>
      </Columns>
    </Container>
  );
}
