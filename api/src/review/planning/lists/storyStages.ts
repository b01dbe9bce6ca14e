import { reviewStatusSchema, type StoryStage, stageOf } from '@marquee/shared/domain';
import { lte, type SQL, sql } from 'drizzle-orm';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';

const cases = reviewStatusSchema.options.map(
  (status) => sql`when ${status} then ${stageOf({ state: 'assigned', postStatus: status })}::text`,
);

/** The stage of a story, as `stageOf` computes it. The query joins the story's post. */
export const stageColumn: SQL<StoryStage> = sql<StoryStage>`(
  case when ${stories.state} <> 'assigned' then ${stories.state} else
    case ${posts.status} ${sql.join(cases, sql` `)} end end)`;

/** The condition that a story is late, as `isLate` computes it. */
export function isLateNow(now: Date): SQL {
  return sql`(${lte(stories.dueAt, now)} and ${stageColumn} in ('accepted', 'draft'))`;
}
