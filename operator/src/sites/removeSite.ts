import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Database } from '@marquee/api/acts/database.ts';
import type { Config } from '@marquee/api/acts/settings.ts';
import { eq, sites, sql } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { commandActor } from '../frame/commandActor.ts';
import { UsageError } from '../frame/parseCommand.ts';

/** Content of a site that no reader can reach once the site is removed. */
export type SiteContent = { posts: number; stories: number; pictures: number };

type Removal = { now: Date; keepsContent: boolean; config: Pick<Config, 'sites' | 'fourEyes' | 'openid'> };

/**
 * Removes a site of data with its look. Content always stays in the database: a site with the same key shows it again.
 * @throws UsageError for a site of code, for settings and host names that still name the site, and for content without
 * `keepsContent`
 */
export async function removeSite(
  db: Database,
  key: SiteKey,
  { now, keepsContent, config }: Removal,
): Promise<SiteContent> {
  const setting = settingWith(key, config);
  if (setting) throw new UsageError(`${setting} names ${key}. Remove it there first, or the api cannot start.`);
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(sites).where(eq(sites.key, key)).for('update');
    if (!row) throw new UsageError(`There is no site “${key}”.`);
    if (row.home === 'code')
      throw new UsageError(
        `${key} is a site of code. Delete shell/sites/${key}, release the shell and deploy the api.`,
      );
    const hosts = await transaction.execute<{ name: string }>(sql`select name from site_hosts where host = ${key}`);
    if (hosts.rows[0]) throw new UsageError(`Remove its host names first: host remove ${hosts.rows[0].name}`);
    const { rows } = await transaction.execute<SiteContent>(sql`select
      (select count(*)::int from posts where site = ${key}) as posts,
      (select count(*)::int from stories where site = ${key}) as stories,
      (select count(*)::int from media_items where site = ${key}) as pictures`);
    const content = rows[0] ?? { posts: 0, stories: 0, pictures: 0 };
    if (!keepsContent && Object.values(content).some((count) => count > 0))
      throw new UsageError(
        `${key} has ${textOfContent(content)}. Move or delete them, or add --keep-content: they stay in the database, and nobody can open them.`,
      );
    await transaction.delete(sites).where(eq(sites.key, key));
    await recordAudit(transaction, {
      ...{ at: now, actorId: null, action: 'remove', subject: 'site', subjectId: key, site: key },
      ...{ before: { name: row.name, timeZone: row.timeZone }, reason: commandActor() },
    });
    return content;
  });
}

export function textOfContent({ posts, stories, pictures }: SiteContent): string {
  return `${posts} posts, ${stories} stories and ${pictures} pictures of the library`;
}

/** Returns the setting that names a site, which would keep the api from starting without the site. */
function settingWith(key: SiteKey, { sites: started, fourEyes, openid }: Removal['config']): string | undefined {
  if (started !== 'all' && started.includes(key)) return 'SITES';
  if (fourEyes !== 'all' && fourEyes.includes(key)) return 'FOUR_EYES';
  return openid?.roles.some(({ site }) => site === key) ? 'OPENID_ROLES' : undefined;
}
