/** What the links of a post are to the site, for search engines. Without `noopener` a page opened by one could steer ours. */
export const linkRel = {
  /** Something is sold. */
  commerce: 'sponsored noopener',
  /** A writer's own. The api's sanitizer writes the same into texts. */
  writer: 'noopener ugc',
} as const;
