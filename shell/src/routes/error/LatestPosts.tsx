import { PostCard, type RootState, SectionTitle, token } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { texts } from '../page/texts.ts';
import { suggestedPosts } from './loadSuggestions.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space6')} ${token('space5')};
  margin-block-start: ${token('space5')};
`;

/** A few posts from the store, as links on a page that leads nowhere else. */
export function LatestPosts() {
  const posts = useSelector(({ posts: slice }: Partial<RootState>) => slice?.latestPosts);
  if (!posts || posts.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts">
      <SectionTitle id="latest-posts">{texts.latest}</SectionTitle>
      <Cards>
        {posts.slice(0, suggestedPosts).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Cards>
    </section>
  );
}
