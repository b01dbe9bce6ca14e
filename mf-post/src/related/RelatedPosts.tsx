import { Container, PostCard, SectionTitle, token } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Section = styled.section`
  margin-block-start: ${token('space8')};

  @media print {
    display: none;
  }
`;

/** As many in a row as have room; four stand two by two, so that none is alone. */
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

  & > li > article {
    height: 100%;
  }
`;

const headingId = 'related-posts';

/** 'Next up in {category}'; nothing without posts. A post without an author has no card. */
export function RelatedPosts({ posts, category }: { posts: readonly PostSummary[]; category: string }) {
  const shown = posts.filter(({ author }) => author);
  if (shown.length === 0) return null;
  const isAlone = shown.length === 1;
  return (
    <Section aria-labelledby={headingId}>
      <Container size={isAlone ? 'medium' : 'large'}>
        <SectionTitle id={headingId}>{texts.nextUpIn(category)}</SectionTitle>
        <Cards data-count={shown.length}>
          {shown.map((post) => (
            <li key={post.id}>
              <PostCard post={post} variant={isAlone ? 'compact' : 'standard'} />
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
