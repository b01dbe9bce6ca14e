import { EmptyState, type RootState, VisuallyHidden } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation } from '@marquee/shared/router';
import { listAddress } from '../list/listAddress.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { texts } from '../texts.ts';
import { listedType } from './listedType.ts';

/** The latest articles, galleries or videos; when there are none, an empty display instead. */
export function TypeListPage() {
  const { postType, heading, path } = listedType(useLocation().pathname);
  const list = useSelector((state: RootState) => state.posts?.latestByType[postType]);
  if (!list || list.posts.length === 0) {
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
      <PagedPosts {...list} hrefOf={(page) => listAddress(path, undefined, page)} />
    </PageBody>
  );
}
