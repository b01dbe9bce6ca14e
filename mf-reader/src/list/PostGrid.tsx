import { PostCard, token } from '@marquee/shared';
import { laidOutNearWindow } from '@marquee/shared/design/laidOutNearWindow';
import type { PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

/** The grid has as many columns of 19rem as fit, and at most three. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(29%, min(100%, 19rem)), 1fr));
  gap: ${token('space7')} ${token('space6')};

  /* Six cards fill the first screen: two rows of three on a desktop, and more than a phone shows. */
  & > :nth-child(n + 7) {
    ${laidOutNearWindow('41rem')}
  }
`;

type PostGridProps = {
  posts: readonly PostSummary[];
  /** True if the first card is on the first screen, so that its picture is loaded at once. */
  eager?: boolean;
  headingLevel?: 2 | 3;
};

/** Cards of posts in one, two or three columns. */
export function PostGrid({ posts, eager = false, headingLevel = 2 }: PostGridProps) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} headingLevel={headingLevel} eager={eager && index === 0} />
      ))}
    </Grid>
  );
}
