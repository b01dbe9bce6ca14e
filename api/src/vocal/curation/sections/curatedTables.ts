import type { CuratedKind } from '@marquee/shared/domain';
import { categories, channels, tags } from '../../../db/schema/taxonomy.ts';

/** The table of each kind, and its singular: the name of its redirects, totals and rows of the audit. */
export const curatedTables = {
  categories: { table: categories, subject: 'category' },
  channels: { table: channels, subject: 'channel' },
  tags: { table: tags, subject: 'tag' },
} as const satisfies Record<CuratedKind, object>;
