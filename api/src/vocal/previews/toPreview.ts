import type { Preview } from '@marquee/shared/domain';
import type { previews } from '../../db/schema/previews.ts';

/** A link as the writer sees it; the token is not stored. */
export function toPreview(row: typeof previews.$inferSelect): Preview {
  return { id: String(row.id), createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}
