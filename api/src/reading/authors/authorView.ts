import type { Author, AuthorLink, BylineRole, PostByline } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
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

type BylineRow = LinkRow & { role: BylineRole };

/** Column with the people beside the author of a row of `posts`; null without any. */
export const bylinesOfPost = sql<BylineRow[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'key', person.key, 'firstName', person.first_name, 'lastName', person.last_name, 'image', person.image,
    'role', byline.role) order by byline.position)
  from post_bylines as byline join users as person on person.id = byline.user_id
  where byline.post_id = posts.id)`;

export function toBylines(rows: readonly BylineRow[]): PostByline[] {
  return rows.map(({ role, ...person }) => ({ author: toAuthorLink(person), role }));
}
