import type { Address } from '../../address/readAddress.ts';
import type { AllowanceRates } from './NetworkAllowance.ts';

/** Limits for the body of a request. */
export type BodyRule = {
  /** Maximum size of a body. Larger bodies are refused with 413. */
  maxBytes: number;
  /** Maximum time in milliseconds until the whole body has arrived. */
  wholeMs: number;
  /** Minimum progress for slow lines: this many bytes in each period of `windowMs` milliseconds. */
  progress?: { windowMs: number; bytes: number };
  /** Maximum number of concurrent bodies of one network (IPv4 /24, IPv6 /48) in a worker. Further ones get 429. */
  maxPerNetwork?: number;
  /** Rate of bodies that a worker accepts from one network. Further bodies get 429 after a second. */
  ofNetwork?: AllowanceRates;
};

const megabyte = 1_048_576;
/** The slowest supported line has 1 kB a second. */
const progress = { windowMs: 25_000, bytes: 25_000 };
/** Rule for the body of an ordinary call. The api has the same limit of bytes (`bodyLimit` in api/src/server.ts). */
const callRule: BodyRule = { maxBytes: megabyte, wholeMs: 20_000 };
/** A post with its modules. */
const documentRule: BodyRule = { maxBytes: 4 * megabyte, wholeMs: 120_000, progress };
/** A picture or file of 20 MB (`uploadLimits` in mf-shared/src/domain/vocal) and the form around it. */
const uploadRule: BodyRule = {
  maxBytes: 21 * megabyte,
  wholeMs: 600_000,
  progress,
  maxPerNetwork: 12,
  ofNetwork: { atOnce: 100, perSecond: 3 },
};
/** Rule for addresses that ignore the body, which only has to end. */
const pageRule: BodyRule = { maxBytes: 0, wholeMs: 20_000 };
/** Archives of releases: `keepUpload.ts` refuses large ones. */
const releaseRule: BodyRule = { maxBytes: 64_000_000, wholeMs: 600_000, progress };

/** Maximum time that any request body may take, in milliseconds. */
export const maxBodyMs = releaseRule.wholeMs;

const uploadPaths: readonly string[] = ['/api/vocal/auth/uploadImage', '/api/vocal/files'];
const documentPath = /^\/api\/vocal\/posts\/\d+$/;

export function bodyRuleOf(address: Address): BodyRule {
  if (address.area === 'admin') return releaseRule;
  if (address.area === 'pictures') return callRule;
  if (address.area !== 'api') return pageRule;
  if (uploadPaths.includes(address.path)) return uploadRule;
  return documentPath.test(address.path) ? documentRule : callRule;
}
