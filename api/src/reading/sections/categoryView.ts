import type { Category, CategoryLink } from '@marquee/shared/domain';
import { categories } from '../../kernel/db/schema/taxonomy.ts';

export const categoryLinkColumns = { key: categories.key, name: categories.name };
export const categoryColumns = {
  ...categoryLinkColumns,
  description: categories.description,
  image: categories.image,
};

type LinkRow = Pick<typeof categories.$inferSelect, keyof typeof categoryLinkColumns>;
type Row = Pick<typeof categories.$inferSelect, keyof typeof categoryColumns>;

export function toCategoryLink(row: LinkRow): CategoryLink {
  return { key: row.key, name: row.name, urlPath: `/category/${row.key}` };
}

export function toCategory(row: Row): Category {
  return { ...toCategoryLink(row), categoryKey: row.key, description: row.description, image: row.image };
}
