import { EmptyState, token } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Pagination } from '../pagination/Pagination.tsx';
import { texts } from '../texts.ts';
import { PostGrid } from './PostGrid.tsx';

const Pages = styled.div`
  margin-block-start: ${token('space7')};
`;

type PagedPostsProps = {
  posts: readonly PostSummary[];
  currentPage: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** True if the posts have the first pictures of the page, which must load eagerly. */
  eager?: boolean;
};

/** One page of a list of posts with links to the other pages, or a message that there are no posts. */
export function PagedPosts({ posts, currentPage, totalPages, hrefOf, eager = true }: PagedPostsProps) {
  if (posts.length === 0) return <EmptyState message={texts.noPosts} />;
  return (
    <div>
      <PostGrid posts={posts} eager={eager} />
      {totalPages > 1 ? (
        <Pages>
          <Pagination currentPage={currentPage} totalPages={totalPages} hrefOf={hrefOf} />
        </Pages>
      ) : null}
    </div>
  );
}
