// In a file without schemas, because pages load this and do not load zod.

/** Limits of the former addresses of a site. */
export const formerAddressLimits = {
  /** Maximum former addresses of a site. */
  rows: 200_000,
  /** Maximum characters of a file in a call. The operator's command takes larger ones. */
  callCharacters: 900_000,
  /** Maximum bytes of a file on the command line. */
  fileBytes: 60_000_000,
  /** Maximum characters of the address that a former address leads to. */
  target: 2_000,
  /** Maximum bad lines that a response lists. */
  listedFaults: 20,
  /** Maximum addresses in a page of the list. */
  listed: 200,
  /** Maximum addresses that one call removes. */
  removed: 1_000,
} as const;
