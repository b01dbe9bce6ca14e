import { token } from '@marquee/shared';
import type { Post, PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { AuthorCard } from '../author/AuthorCard.tsx';
import { ReadNext } from './ReadNext.tsx';
import { TagList } from './TagList.tsx';

const Footer = styled.footer`
  display: grid;
  gap: ${token('space6')};
  clear: both;
  margin-block-start: ${token('space6')};

  @media print {
    display: none;
  }
`;

/** What closes a post: its tags, its author, and where to read on. */
export function PostFooter({ post, nextPost }: { post: Post; nextPost: PostSummary | null }) {
  return (
    <Footer>
      <TagList tags={post.tags} />
      {post.author && <AuthorCard author={post.author} />}
      {nextPost && <ReadNext post={nextPost} />}
    </Footer>
  );
}
