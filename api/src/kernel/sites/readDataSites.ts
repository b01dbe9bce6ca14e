import type { DataSite } from '@marquee/platform/network/dataSite.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { siteFiles, sites } from '../db/schema/sites.ts';

/** Reads the sites of data, without their files. */
export async function readDataSites(db: Queryable): Promise<DataSite[]> {
  const rows = await db
    .select({
      key: sites.key,
      version: sites.version,
      config: sites.config,
      theme: sites.theme,
      assets: sites.assets,
    })
    .from(sites)
    .where(isNotNull(sites.version))
    .orderBy(asc(sites.key));
  return rows.flatMap(({ key, version, config, theme, assets }) =>
    version && config && theme && assets ? [{ key, version, config, theme, assets }] : [],
  );
}

/** Reads the files of a version of a site of data, in base64 by name. Null if the site has another version. */
export async function readSiteFiles(
  db: Queryable,
  key: SiteKey,
  version: string,
): Promise<Record<string, string> | null> {
  const rows = await db
    .select({ name: siteFiles.name, bytes: siteFiles.bytes })
    .from(siteFiles)
    .innerJoin(sites, eq(sites.key, siteFiles.site))
    .where(and(eq(sites.key, key), eq(sites.version, version)));
  if (rows.length === 0) return null;
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes.toString('base64')]));
}
