import type { Author, AuthorLink } from '@marquee/shared/domain';
import { users } from '../../kernel/db/schema/users.ts';

/** Columns of an author that a card shows. */
export const authorLinkColumns = {
  key: users.key,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
};

export const authorColumns = { ...authorLinkColumns, id: users.id, bio: users.bio, summary: users.summary };

type LinkRow = Pick<typeof users.$inferSelect, keyof typeof authorLinkColumns>;
type Row = Pick<typeof users.$inferSelect, keyof typeof authorColumns>;

export function toAuthorLink(row: LinkRow): AuthorLink {
  return {
    key: row.key,
    fullname: `${row.firstName} ${row.lastName}`.trim(),
    image: row.image,
    urlPath: `/author/${row.key}`,
  };
}

export function toAuthor(row: Row): Author {
  return {
    ...toAuthorLink(row),
    id: String(row.id),
    name: { first: row.firstName, last: row.lastName },
    bio: row.bio,
    summary: row.summary,
  };
}
