import { PostCard, type PostCardProps, token } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

const Grid = styled.div`
  display: grid;
  gap: ${token('space6')} clamp(${token('space4')}, 3.5%, ${token('space6')});

  /* One column below 36rem, then as many as fit at this share of the width. A feed beside the network has 36rem (Columns). */
  grid-template-columns: repeat(auto-fill, minmax(clamp(var(--share), (36rem - 100%) * 999, 100%), 1fr));

  &[data-columns='2'] {
    --share: 45%;
  }

  &[data-columns='3'] {
    --share: 29%;
  }
`;

type PostGroupProps = {
  posts: readonly PostSummary[];
  variant: PostCardProps['variant'];
  /** Maximum cards in a row. A narrow feed has one. */
  columns: 2 | 3;
};

/** Shows a group of posts as cards of one variant. */
export function PostGroup({ posts, variant, columns }: PostGroupProps) {
  if (posts.length === 0) return null;
  return (
    <Grid data-columns={columns}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} variant={variant} headingLevel={2} />
      ))}
    </Grid>
  );
}
