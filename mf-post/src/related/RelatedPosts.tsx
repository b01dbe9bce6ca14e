import { Container, PostCard, SectionTitle, token, upTo } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Section = styled.section`
  margin-block-start: ${token('space8')};

  @media print {
    display: none;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space7')} ${token('space6')};
  margin: ${token('space5')} 0 0;
  padding: 0;
  list-style: none;

  & > li > article {
    height: 100%;
  }

  ${upTo('tabletLandscape')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space6')} ${token('space5')};
  }

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const headingId = 'related-posts';

/** 'Next up in {category}'; nothing without posts. */
export function RelatedPosts({ posts, category }: { posts: readonly PostSummary[]; category: string }) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Container size="large">
        <SectionTitle id={headingId}>{texts.nextUpIn(category)}</SectionTitle>
        <Cards>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} variant="standard" />
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
