import { recordAudit } from '@marquee/api/acts/accounts.ts';
import type { Database } from '@marquee/api/acts/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { commandActor } from '../frame/commandActor.ts';

/** Numbers of rows removed. */
export type DemoRemoval = {
  posts: number;
  sections: number;
  promos: number;
  people: number;
  /** Posts and people of the demo that remain because they were changed or used. */
  remaining: string[];
};

/** Rolls back a dry run. */
class DryRunEnd extends Error {}

/**
 * Removes the demo content that was never changed or used. A post remains if it has a revision, a review, a working
 * copy or a version after its first. A section remains if another post uses it or the audit names it. A person remains
 * after writing, acting or earning. Posts are emptied and not deleted, since reads and earnings refer to them.
 * @param isDryRun counts the rows and changes nothing
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
  if (!removal) throw new Error('The removal of the demo returned no counts.');
  return removal;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function remove(db: Transaction, now: Date): Promise<DemoRemoval> {
  await listDemoPosts(db);
  const { rows: changed } = await db.execute<{ title: string; site: string }>(
    sql`select site, title from demo_posts where not is_untouched order by id`,
  );
  const posts = await emptyPosts(db, now);
  const sections = await removeSections(db);
  const promos = await removePromos(db);
  const people = await removePeople(db);
  await db.execute(sql`delete from demo_sites`);
  await db.execute(sql`select purge_tags('{*}')`);
  if (posts > 0)
    await recordAudit(db, {
      ...{ at: now, actorId: null, action: 'removeDemo', subject: 'post', subjectId: 'demo', site: null },
      ...{ before: { posts, sections, promos, people: people.count }, reason: commandActor() },
    });
  const remaining = [
    ...changed.map(({ site, title }) => `post “${title}” on ${site}`),
    ...people.remaining.map((name) => `account of ${name}`),
  ];
  return { posts, sections, promos, people: people.count, remaining };
}

/** Lists the demo's posts in the temporary table `demo_posts`, and the tags of its untouched posts in `demo_tags`. */
async function listDemoPosts(db: Transaction): Promise<void> {
  // The demo dates each post a day after its creation, gives it its own pictures and saves it once.
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
}

async function emptyPosts(db: Transaction, now: Date): Promise<number> {
  const untouched = sql`(select id from demo_posts where is_untouched)`;
  await db.execute(sql`delete from post_tag where post_id in ${untouched}`);
  return count(
    db,
    sql`update posts set key = null, category_id = null, channel_id = null, name = '', title = '',
    subtitle = '', summary = '', content = '', modules = '[]', image = null, video_data = null, video_link = null, brightcove_id = null,
    editor_pick = false, pick_position = null, special_feature = null, status = 'unpublished', deleted_at = ${now.toISOString()},
    author_id = null, modified_at = ${now.toISOString()}
    where id in ${untouched}`,
  );
}

async function removeSections(db: Transaction): Promise<number> {
  const categories = await count(
    db,
    sql`delete from categories c where id in (select category_id from demo_posts where is_untouched)
      and not exists (select from posts p where p.category_id = c.id) and not ${isAudited('category', sql`c.id`)}`,
  );
  const channels = await count(
    db,
    sql`delete from channels c where id in (select channel_id from demo_posts where is_untouched)
      and not exists (select from posts p where p.channel_id = c.id) and not ${isAudited('channel', sql`c.id`)}`,
  );
  const tags = await count(
    db,
    sql`delete from tags t where id in (select tag_id from demo_tags)
      and not exists (select from post_tag p where p.tag_id = t.id) and not ${isAudited('tag', sql`t.id`)}`,
  );
  return categories + channels + tags;
}

async function removePromos(db: Transaction): Promise<number> {
  return count(
    db,
    sql`delete from promos p using demo_sites d
    where p.site = d.site and p.created_at = d.seeded_at and not ${isAudited('promo', sql`p.id`)}`,
  );
}

/** @returns the number of accounts removed, and the names of the people whose accounts remain */
async function removePeople(db: Transaction): Promise<{ count: number; remaining: string[] }> {
  // The demo creates its accounts at the moment it seeds a site, to the millisecond.
  const { rows: people } = await db.execute<{ name: string; is_idle: boolean; id: string }>(sql`
    select u.id, u.first_name || ' ' || u.last_name as name,
      u.modified_at = u.created_at
        and not exists (select from posts p where p.author_id = u.id)
        and not exists (select from audit a where a.actor_id = u.id or (a.subject = 'user' and a.subject_id = u.id::text))
        and not exists (select from ledger_accounts l where l.user_id = u.id)
        and not exists (select from payouts o where o.user_id = u.id)
        and not exists (select from revisions r where r.user_id = u.id)
        and not exists (select from uploads f where f.user_id = u.id) as is_idle
    from users u where u.created_at in (select seeded_at from demo_sites)`);
  const idle = people.filter((person) => person.is_idle).map(({ id }) => id);
  return {
    count: await count(db, sql`delete from users where id::text = any (${sql.param(idle)}::text[])`),
    remaining: people.filter((person) => !person.is_idle).map(({ name }) => name),
  };
}

/** @returns the number of rows that the statement has changed */
async function count(db: Transaction, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0;
}

function isAudited(subject: string, id: SQL): SQL {
  return sql`exists (select from audit a where a.subject = ${subject} and a.subject_id = ${id}::text)`;
}
