import { type StoryList, type StoryQuery, sitesOf, storyPageSize } from '@marquee/shared/domain';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import { containsWords } from '../../../kernel/words/wordConditions.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { selectStories, storyEditors, storyWriters, toStories } from '../../../writing/stories/readStories.ts';
import { isLateNow, stageColumn } from './storyStages.ts';

/** Stories that still need somebody's work. */
const openStages = ['pitched', 'accepted', 'draft', 'in-review', 'scheduled'] as const;

/** Lists the stories of the sites whose plan an account may read: the earliest due first, then the newest. */
export async function listStories(db: Queryable, account: UserRow, query: StoryQuery, now: Date): Promise<StoryList> {
  const { stage, late, page, limit } = query;
  const others = and(...conditionsOf(account, query));
  const stages = stage === 'open' ? openStages : stage === 'all' ? null : [stage];
  const matching = and(
    others,
    stages ? sql`${stageColumn} = any(${sql.param([...stages])}::text[])` : undefined,
    late === 'true' ? isLateNow(now) : undefined,
  );
  return readPage(db, account, {
    matching,
    counted: others,
    page,
    limit,
    now,
    order: [sql`${stories.dueAt} nulls last`],
  });
}

/** Lists the pitches and the assigned stories of an account, the newest first. */
export function listOwnStories(db: Queryable, account: UserRow, page: number, now: Date): Promise<StoryList> {
  const own = eq(stories.writerId, account.id);
  return readPage(db, account, { matching: own, counted: own, page, limit: storyPageSize, now, order: [] });
}

type Page = {
  matching: SQL | undefined;
  counted: SQL | undefined;
  page: number;
  limit: number;
  now: Date;
  order: SQL[];
};

async function readPage(db: Queryable, account: UserRow, wanted: Page): Promise<StoryList> {
  const { matching, counted, page, limit, now, order } = wanted;
  const [total, late] = [await countStories(db, matching), await countStories(db, and(counted, isLateNow(now)))];
  const found = await selectStories(db)
    .where(matching)
    .orderBy(...order, desc(stories.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    success: true,
    stories: await toStories(db, found, account, now),
    late,
    totalPages: Math.ceil(total / limit),
  };
}

async function countStories(db: Queryable, condition: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(stories)
    .leftJoin(storyWriters, eq(storyWriters.id, stories.writerId))
    .leftJoin(storyEditors, eq(storyEditors.id, stories.editorId))
    .leftJoin(posts, eq(posts.id, stories.postId))
    .where(condition);
  return found?.count ?? 0;
}

function conditionsOf(account: UserRow, { site, category, writer, editor, from, to, post }: StoryQuery) {
  const own = sitesOf(account, 'readPlan');
  const nameOf = (table: typeof storyWriters | typeof storyEditors) =>
    sql`(${table.firstName} || ' ' || ${table.lastName})`;
  return [
    own ? inArray(stories.site, [...own]) : undefined,
    site ? eq(stories.site, site) : undefined,
    post ? eq(stories.postId, rowId(post)) : undefined,
    category && site
      ? sql`${stories.categoryId} = (select id from categories where site = ${site} and key = ${category})`
      : undefined,
    writer?.trim() ? containsWords(nameOf(storyWriters), writer) : undefined,
    editor?.trim() ? containsWords(nameOf(storyEditors), editor) : undefined,
    from ? gte(stories.dueDay, from) : undefined,
    to ? lte(stories.dueDay, to) : undefined,
  ];
}
