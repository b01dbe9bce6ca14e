import { type NextPost, nextPostPath, postDetailWithNextSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** A response that came together with another response. `path` is the path of the call that would return it. */
export type EarlyResponse = { path: string; body: NextPost };

const { post, next } = postDetailWithNextSchema.shape;
const withNextSchema = z.object({ post: post.pick({ id: true, publishedAt: true }), next: next.unwrap() });

/**
 * Splits a response that contains a post and the next post (docs/contracts/http.md, "One post").
 * @param detail the unchanged response
 * @returns `early` is null if the next post is missing or has another shape. The next post's own call then reports that
 */
export function splitNext(detail: unknown): { body: unknown; early: EarlyResponse | null } {
  const { data } = withNextSchema.safeParse(detail);
  const body = typeof detail === 'object' && detail !== null ? withoutNext(detail) : detail;
  return { body, early: data ? { path: nextPostPath(data.post.id, data.post.publishedAt), body: data.next } : null };
}

function withoutNext({ next: _next, ...body }: { next?: unknown }): unknown {
  return body;
}
