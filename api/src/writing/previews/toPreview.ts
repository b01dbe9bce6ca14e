import type { Preview } from '@marquee/shared/domain';
import type { previews } from '../../kernel/db/schema/previews.ts';

/** Formats a link for the writer. The token is not stored. */
export function toPreview(row: typeof previews.$inferSelect): Preview {
  return { id: String(row.id), createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}
