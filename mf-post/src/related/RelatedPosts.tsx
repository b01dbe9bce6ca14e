import { Container, PostCard, SectionTitle, token } from '@marquee/shared';
import { laidOutNearWindow } from '@marquee/shared/design/laidOutNearWindow';
import type { Post, PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { relatedGroups } from './relatedGroups.ts';

const Section = styled.section`
  margin-block-start: ${token('space8')};

  @media print {
    display: none;
  }
`;

/** Each row has as many cards as fit. Four cards are shown two by two, so that none is alone. */
const Cards = styled.ul`
  --least: 19rem;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${token('space6')} ${token('space5')};
  margin: ${token('space5')} 0 0;
  padding: 0;
  list-style: none;

  &[data-count='4'] {
    --least: max(19rem, 34%);
  }

  & > li {
    ${laidOutNearWindow('41rem')}
  }

  & > li > article {
    height: 100%;
  }
`;

type RelatedPostsProps = {
  posts: readonly PostSummary[];
  /** The post that they are related to. */
  post: Pick<Post, 'category' | 'channel'>;
  siteName: string;
};

/** 'Next up in {category}', then posts from elsewhere under a heading of their own; nothing without posts. */
export function RelatedPosts({ posts, post, siteName }: RelatedPostsProps) {
  return relatedGroups(posts, post, siteName).map(({ id, title, posts }) => {
    const isAlone = posts.length === 1;
    return (
      <Section key={id} aria-labelledby={id}>
        <Container size={isAlone ? 'medium' : 'large'}>
          <SectionTitle id={id}>{title}</SectionTitle>
          <Cards data-count={posts.length}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} variant={isAlone ? 'compact' : 'standard'} />
              </li>
            ))}
          </Cards>
        </Container>
      </Section>
    );
  });
}
