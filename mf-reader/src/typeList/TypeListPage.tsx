import { EmptyState, type RootState, VisuallyHidden } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation } from '@marquee/shared/router';
import { pageName } from '@marquee/shared/state/postsPages';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { texts } from '../texts.ts';
import { listedType } from './listedType.ts';

/** The latest articles, galleries or videos, or an empty state if there are none. */
export function TypeListPage() {
  const { pathname, search } = useLocation();
  const { postType, heading, path } = listedType(pathname);
  const { page } = listParameters({}, search);
  const list = useSelector(({ posts }: RootState) => posts?.latestByType[pageName({ postType, page })]);
  if (!list) return <ListPlaceholder isLoading message="" />;
  if (list.posts.length === 0) {
    return (
      <>
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        <EmptyState message={texts.noPosts} />
      </>
    );
  }
  return (
    <PageBody>
      <PageHeader title={heading} />
      <PagedPosts {...list} hrefOf={(target) => listAddress(path, undefined, target)} />
    </PageBody>
  );
}
