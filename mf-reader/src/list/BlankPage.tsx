import { Container, SectionTitle, token, VisuallyHidden } from '@marquee/shared';
import { SearchForm } from '@marquee/shared/search/SearchForm';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { useSuggestedPosts } from './loading/suggestedPosts.ts';
import { PostGrid } from './PostGrid.tsx';

const Ways = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
  padding-block: ${token('space7')} ${token('space8')};

  & > search {
    width: min(36rem, 100%);
    margin-inline: auto;
  }

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space5')};
  }
`;

/**
 * The page for an unknown address. It has a heading for screen readers and no content of its own. The search form and
 * the latest posts lead to other pages.
 */
export function BlankPage() {
  const posts = useSuggestedPosts();
  return (
    <>
      <VisuallyHidden as="h1">{pageTexts.notFound}</VisuallyHidden>
      <Ways>
        <SearchForm />
        {posts.length > 0 ? (
          <section aria-labelledby="latest">
            <SectionTitle id="latest">{pageTexts.latest}</SectionTitle>
            <PostGrid posts={posts} headingLevel={3} />
          </section>
        ) : null}
      </Ways>
    </>
  );
}
