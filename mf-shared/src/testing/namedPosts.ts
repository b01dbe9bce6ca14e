import type { PostSummary } from '../domain/index.ts';
import { postSummary } from './postSummary.ts';

/** Posts with these names and a picture each, as lists have them. */
export function namedPosts(names: readonly string[]): PostSummary[] {
  return names.map((name, index) =>
    postSummary({
      id: `post-${index}`,
      key: `post-${index}`,
      name,
      image: { public_id: `demo/${name}`, width: 1800, height: 1200 },
    }),
  );
}
