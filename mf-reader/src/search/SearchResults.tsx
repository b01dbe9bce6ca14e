import { PostCard, token } from '@marquee/shared';
import type { PostSearch, PostSummary } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Snippet } from './Snippet.tsx';

/** Two columns from 48rem on. */
const Results = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(45%, (48rem - 100%) * 999, 100%), 1fr));
  gap: ${token('space6')};
`;

type SearchResultsProps = { posts: readonly PostSummary[]; snippets: PostSearch['snippets'] };

/** Cards of the posts that a search found, each with the passage that matches instead of its summary. */
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
