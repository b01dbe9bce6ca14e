import type { CuratedKind, Image } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { categories, channels, tags } from '../../../kernel/db/schema/taxonomy.ts';

/** Table and singular of each kind. Redirects, totals and rows of the audit use the singular. */
export const curatedTables = {
  categories: { table: categories, subject: 'category' },
  channels: { table: channels, subject: 'channel' },
  tags: { table: tags, subject: 'tag' },
} as const satisfies Record<CuratedKind, object>;

/** Columns that moderators see. Tags lack some of them. */
export function sectionColumns(kind: CuratedKind) {
  const { table } = curatedTables[kind];
  const named = { id: table.id, key: table.key, name: table.name };
  if (kind !== 'tags') {
    const { description, image, position } = curatedTables[kind].table;
    return {
      ...named,
      description: sql<string | null>`${description}`,
      image: sql<Image | null>`${image}`,
      position: sql<number | null>`${position}`,
    };
  }
  return {
    ...named,
    description: sql<string | null>`null`,
    image: sql<Image | null>`null`,
    position: sql<number | null>`null`,
  };
}
