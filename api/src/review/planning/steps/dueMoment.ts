import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SiteKey, StoryDue } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { zoneOfSite } from '../../../kernel/db/daysOfSite.ts';
import type { stories } from '../../../kernel/db/schema/stories.ts';

type DueColumns = Pick<typeof stories.$inferInsert, 'dueDay' | 'dueTime' | 'dueAt'>;

/**
 * Returns the columns of a due day. A story without a time is late when its day is over in the zone of its site. A time
 * that occurs twice, because the clocks go back, is the later one, in the writer's favour. PostgreSQL applies daylight
 * saving time.
 * @throws ProblemError 422 for a time that does not exist because the clocks go forward
 */
export async function dueMoment(db: Queryable, site: SiteKey, due: StoryDue | null): Promise<DueColumns> {
  if (due === null) return { dueDay: null, dueTime: null, dueAt: null };
  return { dueDay: due.day, dueTime: due.time, dueAt: await dueAtIn(db, zoneOfSite(site), due) };
}

/** Returns the moment from which a story is late. @param zone IANA name of a time zone, or an expression for one */
export async function dueAtIn(db: Queryable, zone: string | SQL, { day, time }: StoryDue): Promise<Date> {
  const local = time === null ? sql`(${day}::date + 1)::timestamp` : sql`${`${day} ${time}`}::timestamp`;
  const { rows } = await db.execute<{ at: string; exists: boolean }>(sql`
    select to_json(at) as at, at at time zone ${zone} = local as exists
    from (select local, local at time zone ${zone} as at from (select ${local} as local) as given) as zoned`);
  const [found] = rows;
  if (!found) throw new Error('The database did not return the due time.');
  if (time !== null && !found.exists)
    throw new ProblemError(422, 'invalid', 'The due time does not exist.', {
      errors: [
        {
          pointer: '/due/time',
          code: 'no-such-time',
          message: 'The clocks go forward, so this time does not exist. Choose an earlier or later one.',
        },
      ],
    });
  return new Date(found.at);
}
