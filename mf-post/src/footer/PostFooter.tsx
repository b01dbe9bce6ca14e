import { token, usePageConfig } from '@marquee/shared';
import type { Post, PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { AuthorCard } from '../author/AuthorCard.tsx';
import { languageOfSite } from '../languageOf.ts';
import { ShareBar } from '../share/ShareBar.tsx';
import { PrintedSource } from './PrintedSource.tsx';
import { ReadNext } from './ReadNext.tsx';
import { TagList } from './TagList.tsx';

const Footer = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
  clear: both;
  margin-block-start: ${token('space6')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});

  @media print {
    margin-block-start: ${token('space4')};

    & > :not(:last-child) {
      display: none;
    }
  }
`;

/** The end of a post: tags, share buttons, the author, the next post. */
export function PostFooter({ post, nextPost }: { post: Post; nextPost: PostSummary | null }) {
  return (
    <Footer {...languageOfSite(post, usePageConfig())}>
      <TagList tags={post.tags} />
      <ShareBar post={post} />
      {post.author && <AuthorCard author={post.author} />}
      {nextPost && <ReadNext post={nextPost} />}
      <PrintedSource path={post.urlPath} />
    </Footer>
  );
}
