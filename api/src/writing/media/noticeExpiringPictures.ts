import { noticeDays, type SiteKey } from '@marquee/shared/domain';
import { ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { currentGrants } from '../../people/accounts/currentGrants.ts';
import { notify } from '../../people/notices/notify.ts';
import { dayOf } from './mediaConditions.ts';

type Expiring = { id: string; site: SiteKey; title: string; last_day: string; post_id: string; posts: number };

/**
 * Notifies the editors of a site once about each picture of a live post whose last day is near. A site without editors
 * has its administrators. The job runs daily, and a second run finds the notices of the first.
 */
export async function noticeExpiringPictures(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<Expiring>(sql`
    select i.id, i.site, i.title, i.last_day::text, max(u.post_id) as post_id, count(distinct u.post_id)::int as posts
    from media_items i join picture_uses u on u.original = i.original and u.site = i.site and not u.is_change
      join posts p on p.id = u.post_id and p.status = 'published'
    where i.last_day between ${dayOf(now)}::date and ${dayOf(now, noticeDays)}::date
    group by i.id`);
  if (rows.length === 0) return;
  const editorsOf = await readEditors(db);
  for (const { id, site, title, last_day: lastDay, post_id, posts } of rows) {
    const inPosts = posts === 1 ? 'It is in one live post.' : `It is in ${posts} live posts.`;
    await notify(db, {
      ...{ to: editorsOf(site), kind: 'pictureExpires', postId: Number(post_id), actorId: null, at: now },
      key: `pictureExpires ${id} ${lastDay}`,
      detail: { note: `“${title}” may be used until ${lastDay}. ${inPosts}` },
    });
  }
}

async function readEditors(db: Queryable): Promise<(site: SiteKey) => number[]> {
  const people = await db.select({ id: users.id, grants: currentGrants }).from(users).where(ne(users.grants, []));
  const withRole = (role: 'editor' | 'administrator', site: SiteKey) =>
    people
      .filter(({ grants }) =>
        grants.some((grant) => grant.role === role && (grant.site === null || grant.site === site)),
      )
      .map(({ id }) => id);
  return (site) => {
    const editors = withRole('editor', site);
    return editors.length > 0 ? editors : withRole('administrator', site);
  };
}
