import type { Queryable } from '@marquee/api/acts/database.ts';
import { findFormerAddress, locateFormerAddresses } from '@marquee/api/acts/redirects.ts';
import type { SiteKey } from '@marquee/shared/domain';

const chunk = 1_000;

/**
 * Finds where many former addresses lead. Most have a row, and rows are read together.
 * @param addresses in the form of `formerAddress`
 */
export async function locateAddresses(
  db: Queryable,
  site: SiteKey,
  addresses: readonly string[],
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (let start = 0; start < addresses.length; start += chunk) {
    const some = addresses.slice(start, start + chunk);
    const rows = await locateFormerAddresses(db, site, some);
    for (const address of some)
      found.set(address, rows.get(address) ?? (await findFormerAddress(db, site, address))?.location ?? null);
  }
  return found;
}
