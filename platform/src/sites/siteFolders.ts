import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { creatorHost, type SiteConfig, type SiteKey, siteConfigSchema, siteKeySchema } from '@marquee/shared/domain';

/** The sites of code, one folder each. */
const sitesFolder = path.resolve(import.meta.dirname, '../../../shell/sites');
const configFile = 'site.ts';

/**
 * Returns the keys of the sites that this checkout has folders for, in the order of the alphabet.
 * @throws Error for a folder whose name is no key of a site
 */
export function siteFolderKeys(folder: string = sitesFolder): SiteKey[] {
  const keys = readdirSync(folder)
    .filter((name) => name !== creatorHost && existsSync(path.join(folder, name, configFile)))
    .sort();
  for (const key of keys)
    if (!siteKeySchema.safeParse(key).success)
      throw new Error(`${path.join(folder, key)} cannot be a site: rename the folder (see docs/sites.md).`);
  return keys;
}

/**
 * Reads the configurations of the sites of this checkout, in the order of the sites.
 * @throws Error for a configuration that does not fit the schema
 */
export async function readSiteFolders(folder: string = sitesFolder): Promise<SiteConfig[]> {
  const configs = await Promise.all(siteFolderKeys(folder).map((key) => readSiteFolder(key, folder)));
  return configs.sort(byOrder);
}

/** Reads the configuration of a host, which is a site or the creator host. @throws Error for one that does not fit the schema */
export async function readSiteFolder(key: string, folder: string = sitesFolder): Promise<SiteConfig> {
  const file = path.join(folder, key, configFile);
  const { site }: { site: unknown } = await import(pathToFileURL(file).href);
  const { data, error } = siteConfigSchema.safeParse(site);
  if (!data)
    throw new Error(`${file}: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
  return { ...data, key };
}

/** Compares two sites by their places among the sites. Sites without a place come last, by key. */
export function byOrder(one: Pick<SiteConfig, 'order' | 'key'>, other: Pick<SiteConfig, 'order' | 'key'>): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.order ?? last) - (other.order ?? last) || (one.key < other.key ? -1 : Number(one.key > other.key));
}
