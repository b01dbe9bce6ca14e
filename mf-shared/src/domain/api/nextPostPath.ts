/**
 * Path of the call for the post that a site published just before another post.
 * @param id id of the other post
 * @param publishedAt publication time of the other post, RFC 3339
 */
export function nextPostPath(id: string, publishedAt: string): string {
  return `/api/posts/next/${encodeURIComponent(id)}?publishedAt=${encodeURIComponent(publishedAt)}`;
}
