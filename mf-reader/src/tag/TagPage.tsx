import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useParams } from '@marquee/shared/router';
import { BlankPage } from '../list/BlankPage.tsx';
import { listAddress } from '../list/listAddress.ts';
import { listParameters } from '../list/listParameters.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { pageTexts } from '../pageTexts.ts';

/** A tag: what it stands for, and its posts. Blank when there is no such tag. */
export function TagPage() {
  const { postType } = listParameters(useParams());
  const tag = useSelector((state: RootState) => state.tag?.tag);
  const posts = useSelector((state: RootState) => state.posts);
  if (!tag) return <BlankPage />;
  const { latestPosts = [], currentPage = 1, totalPages = 0 } = posts ?? {};
  return (
    <PageBody>
      <PageHeader title={pageTexts.taggedIn(tag.name)} subtitle={tag.seoDescription}>
        <PostTypeTabs path={tag.urlPath} current={postType} />
      </PageHeader>
      <PagedPosts
        posts={latestPosts}
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(page) => listAddress(tag.urlPath, postType, page)}
      />
    </PageBody>
  );
}
