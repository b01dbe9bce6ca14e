import type { Tag, TagLink } from '@marquee/shared/domain';
import { tags } from '../../kernel/db/schema/taxonomy.ts';

export const tagColumns = {
  id: tags.id,
  key: tags.key,
  name: tags.name,
  seoTitle: tags.seoTitle,
  seoDescription: tags.seoDescription,
  ogTitle: tags.ogTitle,
};

type Row = Pick<typeof tags.$inferSelect, keyof typeof tagColumns>;

export function toTagLink(row: Pick<Row, 'key' | 'name'>): TagLink {
  return { key: row.key, name: row.name, urlPath: `/tag/${row.key}` };
}

export function toTag(row: Row): Tag {
  return {
    ...toTagLink(row),
    id: String(row.id),
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    ogTitle: row.ogTitle,
  };
}
