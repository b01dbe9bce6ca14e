import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DataSite, siteFilesSchema } from '@marquee/platform/network/dataSite.ts';
import type { ApiAddress } from '../ApiAddress.ts';
import { readInternal } from './readInternal.ts';

type SiteVersion = Pick<DataSite, 'key' | 'version'>;

const sitesIn = (dataDir: string) => path.join(dataDir, 'sites');

/** Folder of the files of a version of a site of data. */
export function siteFolder(dataDir: string, { key, version }: SiteVersion): string {
  return path.join(sitesIn(dataDir), `${key}.${version}`);
}

/**
 * Stores the files of the sites that this node lacks, and removes those of sites that are gone.
 * @returns the sites whose files are here. The others are left out: sites that changed in the meantime, which come with
 * the next purge, and sites with files of another form
 * @throws if the api cannot be reached or fails
 */
export async function storeSiteFiles(
  api: ApiAddress,
  dataDir: string,
  sites: readonly DataSite[],
): Promise<DataSite[]> {
  const stored: DataSite[] = [];
  for (const site of sites) if (await hasFiles(api, dataDir, site)) stored.push(site);
  await removeOthers(dataDir, sites);
  return stored;
}

async function hasFiles(api: ApiAddress, dataDir: string, site: SiteVersion): Promise<boolean> {
  const folder = siteFolder(dataDir, site);
  if (await exists(folder)) return true;
  const body = await readInternal(api, `/api/internal/sites/${site.key}/${site.version}`);
  if (body === null) return false;
  const { data } = siteFilesSchema.safeParse(body);
  // Files that this version does not understand must not keep it from applying purges.
  if (!data) return false;
  // Workers of a node store files at the same time. A folder with the final name is complete.
  const incoming = path.join(sitesIn(dataDir), `incoming.${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  for (const [name, bytes] of Object.entries(data.files))
    await writeFile(path.join(incoming, name), Buffer.from(bytes, 'base64'));
  await rename(incoming, folder).catch(async (error: unknown) => {
    await rm(incoming, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  return true;
}

/** Removes versions that no site has. Those of a present site stay, because stored pages name their files. */
async function removeOthers(dataDir: string, sites: readonly SiteVersion[]): Promise<void> {
  const keys = new Set(sites.map(({ key }) => key));
  const names = await readdir(sitesIn(dataDir)).catch(() => []);
  for (const name of names) {
    const [key = ''] = name.split('.');
    if (key !== 'incoming' && !keys.has(key))
      await rm(path.join(sitesIn(dataDir), name), { recursive: true, force: true });
  }
}

function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
