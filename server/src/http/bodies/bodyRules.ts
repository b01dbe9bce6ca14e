import type { Address } from '../../address/readAddress.ts';

/** How a request's body may come in. */
export type BodyRule = {
  /** More is refused with 413. */
  maxBytes: number;
  /** Milliseconds until it must be there. */
  wholeMs: number;
  /** For slow lines: each period of milliseconds has to bring these bytes. */
  progress?: { windowMs: number; bytes: number };
};

const megabyte = 1_048_576;
/** As much as the api reads (`bodyLimit` in api/src/server.ts). */
const callRule: BodyRule = { maxBytes: megabyte, wholeMs: 20_000 };
/** Nothing reads a body there; it only has to end. */
const pageRule: BodyRule = { maxBytes: 0, wholeMs: 20_000 };
/** Archives of releases: `keepUpload.ts` refuses large ones. The slowest supported line has 1 kB a second. */
const releaseRule: BodyRule = {
  maxBytes: 64_000_000,
  wholeMs: 600_000,
  progress: { windowMs: 25_000, bytes: 25_000 },
};

/** Longest time that any body may take, in milliseconds. */
export const longestBodyMs = releaseRule.wholeMs;

export function bodyRuleOf(address: Address): BodyRule {
  if (address.area === 'admin') return releaseRule;
  return address.area === 'api' || address.area === 'pictures' ? callRule : pageRule;
}
