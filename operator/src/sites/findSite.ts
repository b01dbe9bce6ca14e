import type { Queryable } from '@marquee/api/acts/database.ts';
import { readSites } from '@marquee/api/acts/sites.ts';
import { isNamed, type NamedSites, type SiteKey, unknownSites } from '@marquee/shared/domain';
import { UsageError } from '../frame/parseCommand.ts';

/**
 * Returns the site that a command names.
 * @param name how the command calls it, such as `--site`
 * @throws UsageError for a missing site, and for one that the network does not have
 */
export async function findSite(db: Queryable, name: string, given: string | boolean | undefined): Promise<SiteKey> {
  const known = await knownSites(db);
  if (known.length === 0)
    throw new UsageError(
      'The network has no sites yet. Start the api once, so that it stores the sites of its folders.',
    );
  if (typeof given !== 'string' || given === '') throw new UsageError(`${name} must be one of ${known.join(', ')}.`);
  const problem = unknownSites([given], known);
  if (problem) throw new UsageError(problem);
  return given;
}

/** Keys of the sites that the network serves. @param started sites of code of the setting `SITES` */
export async function servedSites(db: Queryable, started: NamedSites): Promise<SiteKey[]> {
  const rows = await readSites(db);
  return rows.filter(({ key, home }) => home === 'data' || isNamed(started, key)).map(({ key }) => key);
}

/** Keys of the network's sites in their order. Empty before the first start of the api, which stores them. */
export async function knownSites(db: Queryable): Promise<SiteKey[]> {
  return (await readSites(db)).map(({ key }) => key);
}
