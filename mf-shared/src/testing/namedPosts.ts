import type { PostSummary } from '../domain/index.ts';
import { postSummary } from './postSummary.ts';

/** Posts of a list with these names, each with its own picture. */
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
