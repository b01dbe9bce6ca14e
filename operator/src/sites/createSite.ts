import { createHash } from 'node:crypto';
import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Database, Queryable } from '@marquee/api/acts/database.ts';
import { siteFiles, sites, sql } from '@marquee/api/acts/tables.ts';
import { dataSiteSchema, maxDataSites } from '@marquee/platform/network/dataSite.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { type SiteConfigInput, type SiteKey, siteConfigSchema, siteKeySchema } from '@marquee/shared/domain';
import { commandActor } from '../frame/commandActor.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { buildLook, type LookChoices } from './look/buildLook.ts';
import { usualName } from './usualName.ts';

/** Maximum characters. */
const limits = { name: 60, subject: 40, description: 160, brand: 60 } as const;

export type NewSite = {
  key: string;
  name: string;
  subject: string;
  timeZone: string;
  description: string;
  brand: string;
  isForAdults: boolean;
  look: LookChoices;
};

/**
 * Creates a site of data, with its files. Servers show it as soon as they have applied the purge of the transaction.
 * @throws UsageError that says what is wrong. Nothing is changed then
 */
export async function createSite(
  db: Database,
  site: NewSite,
  { domain, now }: { domain: string; now: Date },
): Promise<SiteKey> {
  const key = readKey(site.key);
  for (const field of ['name', 'subject', 'description', 'brand'] as const) checkText(field, site[field]);
  await refuseTakenKey(db, key, domain);
  const look = await buildLook(key, site.name, site.look).catch((error: unknown) => {
    throw error instanceof Error ? new UsageError(error.message, { cause: error }) : error;
  });
  const { data: config, error } = siteConfigSchema.safeParse(configOf(key, site, look.logo));
  if (error)
    throw new UsageError(error.issues.map((issue) => `The ${issue.path.join('.')} ${issue.message}.`).join(' '));
  const hash = createHash('sha256').update(JSON.stringify(config));
  for (const [name, bytes] of look.files) hash.update(name).update(bytes);
  const version = hash.digest('hex').slice(0, 16);
  await db.transaction(async (transaction) => {
    // Two commands at once would otherwise both find the key free.
    await transaction.execute(sql`lock table sites in share row exclusive mode`);
    await refuseTakenKey(transaction, key, domain);
    const { name, timeZone } = site;
    // Servers refuse all data of the network if one site does not fit.
    const { theme, assets } = dataSiteSchema.parse({ key, version, config, theme: look.theme, assets: look.assets });
    await transaction
      .insert(sites)
      .values({ key, home: 'data', name, timeZone, changedAt: now, version, config, theme, assets });
    await transaction
      .insert(siteFiles)
      .values([...look.files].map(([file, bytes]) => ({ site: key, name: file, bytes })));
    await recordAudit(transaction, {
      ...{ at: now, actorId: null, action: 'create', subject: 'site', subjectId: key, site: key },
      ...{ after: { name, timeZone, palette: site.look.palette }, reason: commandActor() },
    });
  });
  return key;
}

function readKey(given: string): SiteKey {
  const { data, error } = siteKeySchema.safeParse(given);
  if (data && data === data.toLowerCase()) return data;
  const isReserved = error?.issues.every(({ code }) => code === 'custom') ?? false;
  throw new UsageError(
    isReserved
      ? `“${given}” is reserved, because the network needs the name for another host. Choose another key.`
      : `“${given}” cannot be a key. Use 2 to 30 small letters, digits and single hyphens, and begin with a letter.`,
  );
}

function checkText(field: keyof typeof limits, text: string): void {
  if (text.trim() === '') throw new UsageError(`--${field} is missing.`);
  if (text.length > limits[field]) throw new UsageError(`--${field} has more than ${limits[field]} characters.`);
}

async function refuseTakenKey(db: Queryable, key: SiteKey, domain: string): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from sites`);
  const taken = [...rows.map((row) => row.key), ...siteFolderKeys()].find((one) => one.toLowerCase() === key);
  if (taken) throw new UsageError(`There is already a site “${taken}”. Choose another key.`);
  if (rows.length >= maxDataSites) throw new UsageError(`The network has ${rows.length} sites, which is the maximum.`);
  const name = usualName(key, domain);
  const { rows: hosts } = await db.execute<{ host: string }>(sql`select host from site_hosts where name = ${name}`);
  if (hosts[0]) throw new UsageError(`${name} belongs to ${hosts[0].host}. Remove it first: host remove ${name}`);
}

function configOf(key: SiteKey, site: NewSite, logo: { width: number; height: number }): SiteConfigInput {
  const { name, subject, timeZone, description, brand, isForAdults } = site;
  return {
    ...{ key, name, subject, timeZone, description, logo },
    ...{ metaTitle: `${name}: ${description}`, metaDescription: description, brandName: brand },
    // Servers replace the address.
    url: { base: `https://${key}.example` },
    ...{ contact: {}, social: {}, virtualDocumentTitle: name },
    staticAbout: `<p>${escapeHtml(name)} is a magazine about ${escapeHtml(subject)}.</p>`,
    videoPlayers: ['youtube', 'vimeo', 'brightcove'],
    ...(isForAdults && { isForAdults }),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
