import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation, useParams } from '@marquee/shared/router';
import { loadingName, pageName } from '@marquee/shared/state/postsPages';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { FeedLink } from '../list/FeedLink.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { messages, texts } from '../texts.ts';
import { useActiveCategory } from './useActiveCategory.ts';

/** Shows the name, the description and the posts of a category. */
export function CategoryPage() {
  const params = useParams();
  const { search } = useLocation();
  const { categories, activeCategory, categoryPosts, categoryLoading } = useSelector(
    (state: RootState) => state.category,
  );
  const key = params.categoryKey ?? activeCategory;
  useActiveCategory(key);
  if (key === null) throw new Error(messages.noCategoryKey);

  const { postType, page } = listParameters(params, search);
  const category = categories[key];
  const list = categoryPosts[key]?.[pageName({ postType, page })];
  if (!category || !list) {
    const isLoading = categoryLoading.includes(loadingName({ key, postType, page }));
    return <ListPlaceholder isLoading={isLoading} message={texts.categoryNotFound} />;
  }
  const { name, description, urlPath } = category;
  return (
    <PageBody>
      <PageHeader title={name} subtitle={description}>
        <PostTypeTabs path={urlPath} current={postType} totals={list.typeTotals} />
        <FeedLink path={urlPath} />
      </PageHeader>
      <PagedPosts {...list} currentPage={page} hrefOf={(target) => listAddress(urlPath, postType, target)} />
    </PageBody>
  );
}
