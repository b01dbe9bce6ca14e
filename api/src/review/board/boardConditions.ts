import { type BoardQuery, type SectionOfSite, sectionsOf, sitesOf } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { foldText } from '../../kernel/words/foldText.ts';
import { containsWords, foldedWords } from '../../kernel/words/wordConditions.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { isOneOfPlaces } from '../../people/rights/listedSites.ts';

/**
 * Returns the conditions of a query for rows of `board_posts b`, without its words and its status. They include the
 * right to read the post.
 */
export function boardConditions(account: UserRow, query: BoardQuery): SQL[] {
  const { site, category, channel, author, editor, tag, from, to } = query;
  const own = sitesOf(account, 'readPost');
  const sectionOf = (table: SQL, key: string) =>
    site ? sql`(select id from ${table} where site = ${site} and key = ${key})` : sql`null`;
  return [
    sql`not b.is_in_trash`,
    own && isOneOfPlaces(sql`b.sites && ${sql.param([...own])}::text[]`, sectionsOf(account, 'readPost'), isOfSection),
    site && sql`${site} = any(b.sites)`,
    category && sql`b.category_id = ${sectionOf(sql`categories`, category)}`,
    channel && sql`b.channel_id = ${sectionOf(sql`channels`, channel)}`,
    author?.trim() && sql`b.author_id in (${peopleNamed(author)})`,
    editor?.trim() && sql`b.editor_id in (${peopleNamed(editor)})`,
    tag?.trim() && hasTag(tag),
    from && sql`b.planned_at >= ${from}::timestamptz`,
    to && sql`b.planned_at < ${to}::timestamptz`,
  ].filter((condition) => condition instanceof Object);
}

/** The post or its changes are in a section. */
function isOfSection({ site, section }: SectionOfSite): SQL {
  return sql`${site} = any(b.sites) and (
    b.category_id = (select id from categories where site = ${site} and key = ${section})
    or exists (select from working_copies w where w.post_id = b.post_id and w.fields->>'category' = ${section}))`;
}

function peopleNamed(name: string): SQL {
  return sql`select id from users where ${containsWords(sql`(first_name || ' ' || last_name)`, name)}`;
}

/** Drafts keep the names of their tags until the submission makes the tags. */
function hasTag(name: string): SQL {
  const folded = foldText(name);
  return sql`(b.draft_tags @> array[${folded}] or b.draft_tags is null and b.post_id in (
    select pt.post_id from post_tag pt join tags t on t.id = pt.tag_id where ${foldedWords(sql`t.name`)} = ${folded}))`;
}
