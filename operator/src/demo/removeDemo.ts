import type { Database } from '@marquee/api/db/connect.ts';
import { recordAudit } from '@marquee/api/vocal/audit/recordAudit.ts';
import { sql } from 'drizzle-orm';
import { commandActor } from '../frame/commandActor.ts';

/** Numbers of rows, by what they are. */
export type DemoRemoval = {
  posts: number;
  sections: number;
  promos: number;
  people: number;
  /** Posts, promos and people of the demo that stay, since somebody has changed or used them. */
  kept: string[];
};

/** Takes a dry run back. */
class DryRunEnd extends Error {}

/**
 * Removes the demo network: what the demo has filled in and nobody has touched since. A post stays when it has a revision, a review,
 * a working copy or another version than its first; a section when another post uses it or the audit names it; a person who has
 * written, acted or earned. Posts that were read are emptied and not deleted, since reads and earnings refer to them.
 * @param isDryRun counts, and changes nothing
 */
export async function removeDemo(
  db: Database,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<DemoRemoval> {
  let removal: DemoRemoval | undefined;
  await db
    .transaction(async (transaction) => {
      removal = await remove(transaction, now);
      if (isDryRun) throw new DryRunEnd();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunEnd)) throw error;
    });
  if (!removal) throw new Error('The removal of the demo counted nothing.');
  return removal;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function remove(db: Transaction, now: Date): Promise<DemoRemoval> {
  const count = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rowCount ?? 0;
  // The demo dates each post a day after it was made, gives it pictures of its own and saves it once.
  await db.execute(sql`create temporary table demo_posts on commit drop as
    select p.id, p.site, p.title, p.author_id, p.category_id, p.channel_id,
      p.version = 1 and p.deleted_at is null and p.modified_at = p.published_at
        and not exists (select from revisions r where r.post_id = p.id)
        and not exists (select from reviews r where r.post_id = p.id)
        and not exists (select from working_copies w where w.post_id = p.id)
        and not exists (select from audit a where a.subject = 'post' and a.subject_id = p.id::text) as is_untouched
    from posts p join demo_sites d using (site)
    where p.created_at = p.published_at - interval '24 hours' and p.published_at <= d.seeded_at
      and not exists (select from imported_records i where i.post_id = p.id)`);
  await db.execute(sql`create temporary table demo_tags on commit drop as
    select distinct tag_id from post_tag where post_id in (select id from demo_posts where is_untouched)`);
  const { rows: touched } = await db.execute<{ title: string; site: string }>(
    sql`select site, title from demo_posts where not is_untouched order by id`,
  );
  const gone = sql`(select id from demo_posts where is_untouched)`;
  await db.execute(sql`delete from post_tag where post_id in ${gone}`);
  const emptied =
    await count(sql`update posts set key = null, category_id = null, channel_id = null, name = '', title = '',
    subtitle = '', summary = '', content = '', modules = '[]', image = null, video_data = null, video_link = null, brightcove_id = null,
    editor_pick = false, pick_position = null, special_feature = null, status = 'unpublished', deleted_at = ${now.toISOString()},
    author_id = null, modified_at = ${now.toISOString()}
    where id in ${gone}`);
  const named = (subject: string, id: ReturnType<typeof sql>) =>
    sql`exists (select from audit a where a.subject = ${subject} and a.subject_id = ${id}::text)`;
  const sections =
    (await count(sql`delete from categories c where id in (select category_id from demo_posts where is_untouched)
      and not exists (select from posts p where p.category_id = c.id) and not ${named('category', sql`c.id`)}`)) +
    (await count(sql`delete from channels c where id in (select channel_id from demo_posts where is_untouched)
      and not exists (select from posts p where p.channel_id = c.id) and not ${named('channel', sql`c.id`)}`)) +
    (await count(sql`delete from tags t where id in (select tag_id from demo_tags)
      and not exists (select from post_tag p where p.tag_id = t.id) and not ${named('tag', sql`t.id`)}`));
  const promos = await count(sql`delete from promos p using demo_sites d
    where p.site = d.site and p.created_at = d.seeded_at and not ${named('promo', sql`p.id`)}`);
  // Made by the demo: created at the moment of a site's filling in, to the millisecond.
  const { rows: staying } = await db.execute<{ name: string; is_idle: boolean; id: string }>(sql`
    select u.id, u.first_name || ' ' || u.last_name as name,
      u.modified_at = u.created_at
        and not exists (select from posts p where p.author_id = u.id)
        and not exists (select from audit a where a.actor_id = u.id or (a.subject = 'user' and a.subject_id = u.id::text))
        and not exists (select from ledger_accounts l where l.user_id = u.id)
        and not exists (select from payouts o where o.user_id = u.id)
        and not exists (select from revisions r where r.user_id = u.id)
        and not exists (select from uploads f where f.user_id = u.id) as is_idle
    from users u where u.created_at in (select seeded_at from demo_sites)`);
  const idle = staying.filter((person) => person.is_idle).map(({ id }) => id);
  const people = await count(sql`delete from users where id::text = any (${sql.param(idle)}::text[])`);
  await db.execute(sql`delete from demo_sites`);
  await db.execute(sql`select purge_tags('{*}')`);
  if (emptied > 0)
    await recordAudit(db, {
      ...{ at: now, actorId: null, action: 'removeDemo', subject: 'post', subjectId: 'demo', site: null },
      ...{ before: { posts: emptied, sections, promos, people }, reason: commandActor() },
    });
  const kept = [
    ...touched.map(({ site, title }) => `post “${title}” on ${site}`),
    ...staying.filter((person) => !person.is_idle).map(({ name }) => `account of ${name}`),
  ];
  return { posts: emptied, sections, promos, people, kept };
}
