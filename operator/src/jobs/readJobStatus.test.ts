import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountMailQueue, insertJobs, jobQueues, noticeMailQueue } from '@marquee/api/acts/jobs.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { sql } from 'drizzle-orm';
import { readJobStatus } from './readJobStatus.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('lists all queues, even without jobs', async () => {
  const { queues, failures } = await readJobStatus(database.db);
  expect(queues.map(({ name }) => name)).toEqual(jobQueues.map(({ name }) => name).sort());
  for (const queue of queues) expect(queue).toMatchObject({ waiting: 0, running: 0, failed: 0, oldest: null });
  expect(failures).toEqual([]);
});

test('counts waiting, running and failed jobs, and shows failures with reason but no data', async () => {
  const enqueue = (queue: string, address: string) =>
    database.db.execute(insertJobs(queue, sql`select jsonb_build_object('email', ${address}::text) as data`));
  for (const address of ['a@example.com', 'b@example.com', 'c@example.com']) await enqueue(noticeMailQueue, address);
  await enqueue(accountMailQueue, 'd@example.com');
  await database.db.execute(sql`
    update jobs.job set created_on = '2026-11-23T07:00:00Z' where data ->> 'email' = 'a@example.com'`);
  await database.db.execute(sql`
    update jobs.job set state = 'active', started_on = now() where data ->> 'email' = 'b@example.com'`);
  await database.db.execute(sql`
    update jobs.job set state = 'failed', retry_count = 30, completed_on = '2026-11-23T08:00:00Z',
      output = '{"message": "Mailbox unavailable"}' where data ->> 'email' = 'c@example.com'`);
  await database.db.execute(sql`
    update jobs.job set state = 'retry', retry_count = 2, started_on = '2026-11-23T07:30:00Z'
    where name = ${accountMailQueue}`);
  const { queues, failures } = await readJobStatus(database.db);
  expect(queues.find(({ name }) => name === noticeMailQueue)).toEqual({
    ...{ name: noticeMailQueue, waiting: 1, running: 1, failed: 1, oldest: '2026-11-23T07:00:00Z' },
  });
  expect(failures).toEqual([
    {
      ...{ queue: noticeMailQueue, at: '2026-11-23T08:00:00Z', attempts: 31, willRetry: false },
      reason: 'Mailbox unavailable',
    },
    {
      ...{ queue: accountMailQueue, at: '2026-11-23T07:30:00Z', attempts: 3, willRetry: true },
      reason: 'The api’s log has the reason.',
    },
  ]);
});
