/** The `rel` of a post's links, for search engines. Without `noopener`, an opened page could navigate ours. */
export const linkRel = {
  /** Links to products. */
  commerce: 'sponsored noopener',
  /** Links that a writer made. The api's sanitizer writes the same value into texts. */
  writer: 'noopener ugc',
} as const;
