import {
  type Action,
  type MediaResponse,
  type MediaUse,
  may,
  mediaLimits,
  type PicturePlace,
  type ReviewStatus,
  type SiteKey,
} from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { mediaItems } from '../../kernel/db/schema/media.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { findItem } from './listMedia.ts';
import { listReplacements } from './listReplacements.ts';

export type MediaRow = typeof mediaItems.$inferSelect;

/**
 * Checks the right to act on the library of a site.
 * @throws ProblemError 404 for a site whose library the account may not see, 403 if it may only read
 */
export function requireMediaRight(account: UserRow, action: Action, site: SiteKey, subject = 'The picture'): void {
  const ofSite = { site, sites: [site] };
  if (!may(account, 'readMedia', ofSite)) throw notFound(subject);
  requireRight(account, action, ofSite);
}

/** Returns the row of a picture, locked if the caller changes it. @throws ProblemError 404 or 403 */
export async function findMedia(
  db: Queryable,
  account: UserRow,
  id: string,
  action: 'readMedia' | 'editMedia',
): Promise<MediaRow> {
  const query = db
    .select()
    .from(mediaItems)
    .where(eq(mediaItems.id, rowId(id)));
  const [row] = action === 'editMedia' ? await query.for('no key update') : await query;
  if (!row) throw notFound('The picture');
  requireMediaRight(account, action, row.site);
  return row;
}

/** Returns a picture with its uses and its replacements. @throws ProblemError 404 */
export async function readMedia(db: Queryable, { id, site, original }: MediaRow, now: Date): Promise<MediaResponse> {
  const item = await findItem(db, id, now);
  if (!item) throw notFound('The picture');
  return {
    success: true,
    item,
    uses: await listUses(db, site, original),
    replacements: await listReplacements(db, id),
  };
}

type UseRow = {
  id: string;
  name: string;
  status: ReviewStatus;
  places: PicturePlace[] | null;
  changed: PicturePlace[] | null;
  key: string | null;
};

async function listUses(db: Queryable, site: SiteKey, original: string): Promise<MediaUse[]> {
  const { rows } = await db.execute<UseRow>(sql`
    select p.id, b.name, b.status, case when p.status = 'published' then p.key end as key,
      jsonb_agg(distinct u.place) filter (where not u.is_change) as places,
      jsonb_agg(distinct u.place) filter (where u.is_change) as changed
    from picture_uses u join posts p on p.id = u.post_id join board_posts b on b.post_id = u.post_id
    where u.original = ${original} and u.site = ${site}
    group by p.id, b.post_id order by b.edited_at desc, p.id desc limit ${mediaLimits.uses}`);
  return rows.map(({ id, name, status, places, changed, key }) => ({
    ...{ postId: String(id), name, status, places: places ?? [], placesInChanges: changed ?? [] },
    urlPath: key === null ? null : `/${key}`,
  }));
}
