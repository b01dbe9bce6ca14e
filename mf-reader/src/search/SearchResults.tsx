import { PostCard, token } from '@marquee/shared';
import type { PostSearch, PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Snippet } from './Snippet.tsx';

/** Two columns if the container is at least 48rem wide, otherwise one. */
const Results = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(45%, (48rem - 100%) * 999, 100%), 1fr));
  gap: ${token('space6')};
`;

type SearchResultsProps = { posts: readonly PostSummary[]; snippets: PostSearch['snippets'] };

/** Cards of the found posts. A card shows the matching passage instead of the summary if there is one. */
export function SearchResults({ posts, snippets }: SearchResultsProps) {
  if (posts.length === 0) return null;
  return (
    <Results>
      {posts.map((post, index) => {
        const parts = snippets[post.id];
        return (
          <PostCard
            key={post.id}
            post={post}
            variant="compact"
            headingLevel={2}
            eager={index === 0}
            summary={parts ? <Snippet parts={parts} /> : undefined}
          />
        );
      })}
    </Results>
  );
}
