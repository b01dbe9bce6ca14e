import type { SiteKey } from '@marquee/shared/domain';
import { z } from 'zod';

/**
 * The sites whose pages a worker renders before it serves: all where nobody waits for it, one where readers do, since the release gate
 * has tried all, and none in the gate, whose probe does.
 */
export const proofSchema = z.enum(['none', 'one', 'all']);
export type Proof = z.infer<typeof proofSchema>;

const mostSites: Record<Proof, number> = { none: 0, one: 1, all: Number.POSITIVE_INFINITY };

export function sitesOfProof(proof: Proof, sites: readonly SiteKey[]): readonly SiteKey[] {
  return sites.slice(0, mostSites[proof]);
}
