/** Maximum sizes in bytes (design.md, section 7). Raising one needs a decision record. */
export const budgets = {
  /** Compressed scripts of the home page: all, and those fetched before the reader's first interaction (decision 099). */
  homeScripts: 150_000,
  scriptsAhead: 115_000,
  /** Compressed scripts of one exposed module, and the growth that one release may bring, as a factor and in bytes. */
  exposedScripts: 60_000,
  exposedGrowth: 1.1,
  exposedAdded: 3_000,
  /** Compressed HTML of any page but a post. */
  html: 25_000,
  /** Compressed HTML of a post for its first readers. A post that is read again becomes smaller (decision 137). */
  postHtml: 27_500,
  /** Compressed serialized state of any page. */
  state: 12_000,
  /** Compressed HTML and state of a type list, which may be full (decision 011). */
  typeListHtml: 50_000,
  typeListState: 22_000,
  /** Both fonts of a site together. */
  fonts: 70_000,
} as const;
