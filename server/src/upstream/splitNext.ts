import { type NextPost, nextPostPath, postDetailWithNextSchema } from '@marquee/shared/domain';
import { z } from 'zod';

/** A response that came with another one, by the path of its own call. */
export type EarlyResponse = { path: string; body: NextPost };

const { post, next } = postDetailWithNextSchema.shape;
const withNextSchema = z.object({ post: post.pick({ id: true, publishedAt: true }), next: next.unwrap() });

/**
 * Takes a post and the next one apart, whose responses have come as one (docs/contracts/http.md, "One post").
 * @param detail a post's response as it came
 * @returns `early` is null when the next post is missing or has another shape: its own call then says so
 */
export function splitNext(detail: unknown): { body: unknown; early: EarlyResponse | null } {
  const { data } = withNextSchema.safeParse(detail);
  const body = typeof detail === 'object' && detail !== null ? withoutNext(detail) : detail;
  return { body, early: data ? { path: nextPostPath(data.post.id, data.post.publishedAt), body: data.next } : null };
}

function withoutNext({ next: _next, ...body }: { next?: unknown }): unknown {
  return body;
}
