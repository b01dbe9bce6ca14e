import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation, useParams } from '@marquee/shared/router';
import { knownTag } from '@marquee/shared/state/tag';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { BlankPage } from '../list/BlankPage.tsx';
import { FeedLink } from '../list/FeedLink.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';
import { pageTexts } from '../pageTexts.ts';

/** Shows the description and the posts of a tag. Shows the blank page for an unknown tag. */
export function TagPage() {
  const params = useParams();
  const { postType, page } = listParameters(params, useLocation().search);
  const key = params.tagKey;
  const tag = useSelector((state: RootState) => knownTag(state.tag, key));
  const list = useLatestPosts({ kind: 'tag', key, postType, page });
  if (!tag) return <BlankPage />;
  if (!list) return <ListPlaceholder isLoading message="" />;
  const { latestPosts, currentPage, totalPages } = list;
  return (
    <PageBody>
      <PageHeader title={pageTexts.taggedIn(tag.name)} subtitle={tag.seoDescription}>
        <PostTypeTabs path={tag.urlPath} current={postType} totals={list.typeTotals} />
        <FeedLink path={tag.urlPath} />
      </PageHeader>
      <PagedPosts
        posts={latestPosts}
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(target) => listAddress(tag.urlPath, postType, target)}
      />
    </PageBody>
  );
}
