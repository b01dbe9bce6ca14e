/** Bars of design.md section 7, in bytes. Raising one needs a decision record. */
export const budgets = {
  /** All scripts of the home page over the wire, and those of them that it fetches before its reader's first sign (decision 099). */
  homeScripts: 150_000,
  scriptsAhead: 110_000,
  /** The scripts of one exposed module over the wire, and the growth of one that a release may bring, in parts of itself and bytes. */
  exposedScripts: 60_000,
  exposedGrowth: 1.1,
  exposedAdded: 3_000,
  /** Compressed HTML of any page. */
  html: 25_000,
  /** The same of a post, and of one that has been read three times; the bar is 20 kB (decision 047). */
  postHtml: 22_250,
  postHtmlReadAgain: 20_600,
  /** Compressed serialized state of any page. */
  state: 12_000,
  /** The same two for a type list, which may be full (decision 011). */
  typeListHtml: 50_000,
  typeListState: 22_000,
  /** Both fonts of a site. */
  fonts: 70_000,
} as const;
