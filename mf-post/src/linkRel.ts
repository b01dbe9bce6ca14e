/** The `rel` of a post's links, for search engines. Without `noopener` a page opened by one could steer ours. */
export const linkRel = {
  /** Something is sold. */
  commerce: 'sponsored noopener',
  /** A writer's own. The api's sanitizer writes the same into texts. */
  writer: 'noopener ugc',
} as const;
