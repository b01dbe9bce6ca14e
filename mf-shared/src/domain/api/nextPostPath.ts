/** The call for the post that a site published just before another. @param publishedAt the other's own, RFC 3339 */
export function nextPostPath(id: string, publishedAt: string): string {
  return `/api/posts/next/${encodeURIComponent(id)}?publishedAt=${encodeURIComponent(publishedAt)}`;
}
