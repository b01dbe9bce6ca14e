import { may, type SiteKey } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';

/**
 * Returns the condition that an account may use a row of `media_items i` in posts of a site: an editor all pictures, and
 * others the pictures for writers and the own uploads.
 */
export function mayUsePicture(account: UserRow, site: SiteKey): SQL {
  if (may(account, 'editMedia', { site, sites: [site] })) return sql`true`;
  return sql`(i.is_for_writers or exists (
    select from uploads o where o.public_id = i.original and o.user_id = ${account.id}))`;
}

/** Returns which of these pictures an account may take from the library of a site, edited or not. */
export async function usablePictures(
  db: Queryable,
  account: UserRow,
  site: SiteKey | null,
  publicIds: readonly string[],
): Promise<string[]> {
  if (site === null) return [];
  const { rows } = await db.execute<{ public_id: string }>(sql`
    select asked.public_id from jsonb_array_elements_text(${JSON.stringify(publicIds)}::jsonb) as asked (public_id)
      join media_items i on asked.public_id in (i.public_id, i.original)
    where i.site = ${site} and ${mayUsePicture(account, site)}`);
  return rows.map(({ public_id: publicId }) => publicId);
}
