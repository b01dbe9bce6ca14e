import type { SiteKey } from '@marquee/shared/domain';
import { z } from 'zod';

/**

 * Sites whose pages a worker renders before it serves. `all` is for starts for which no reader waits. `one` is for starts for which readers
 * wait, because the gate has tried all sites. `none` is for the gate, whose probe renders all pages itself.
 */
export const probeScopeSchema = z.enum(['none', 'one', 'all']);
export type ProbeScope = z.infer<typeof probeScopeSchema>;

const maxSites: Record<ProbeScope, number> = { none: 0, one: 1, all: Number.POSITIVE_INFINITY };

export function sitesInScope(probeScope: ProbeScope, sites: readonly SiteKey[]): readonly SiteKey[] {
  return sites.slice(0, maxSites[probeScope]);
}
