import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { startJobs } from '../../jobs/startJobs.ts';
import { buildServer } from '../../server.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';
import { connectDatabase } from '../db/connect.ts';
import { insertJobs } from '../db/jobs/insertJobs.ts';
import { accountMailQueue, bookingQueue, noticeMailQueue } from '../db/jobs/jobQueues.ts';
import { measureQueues } from './measureQueues.ts';
import { ProcessMetrics } from './ProcessMetrics.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const log = pino({ level: 'silent' });
const clock = () => testNow;
const scrape = async (app = network.app) => (await app.inject('/metrics')).body;

test('names the waiting and failed jobs of each queue, and how long the oldest waits', async () => {
  await network.db.execute(insertJobs(accountMailQueue, sql`select '{}'::jsonb as data`));
  await network.db.execute(sql`
    update jobs.job set created_on = ${testNow.toISOString()}::timestamptz - interval '90 s' where name = ${accountMailQueue}`);
  const body = await scrape();
  expect(body).toContain(`job_queue_jobs{queue="${accountMailQueue}",state="waiting"} 1`);
  expect(body).toContain(`job_queue_jobs{queue="${noticeMailQueue}",state="failed"} 0`);
  expect(body).toContain(`job_queue_oldest_seconds{queue="${accountMailQueue}"} 90`);
  expect(body).toContain('scheduled_posts_overdue_seconds 0');
  expect(body).toContain('database_up 1');
  await network.db.execute(sql`delete from jobs.job`);
});

test('names the delay of a scheduled post, but not of one under an embargo', async () => {
  await network.db.execute(sql`
    insert into posts (author_id, name, status, publish_at, embargo_until, created_at, modified_at)
    select id, 'Late', 'scheduled', now() - interval '1 h', now() + interval '1 h', now(), now() from users limit 1`);
  expect(await scrape()).toContain('scheduled_posts_overdue_seconds 0');
  await network.db.execute(sql`update posts set embargo_until = null where name = 'Late'`);
  expect(await scrape()).toMatch(/scheduled_posts_overdue_seconds 36\d\d/);
  await network.db.execute(sql`delete from posts where name = 'Late'`);
});

test('counts runs of jobs, and mails that failed', async () => {
  const metrics = new ProcessMetrics();
  const send = () => Promise.reject(new Error('The mail server is away.'));
  const app = await buildServer({ ...network, databaseUrl: network.url, clock, log, metrics });
  const stop = await startJobs({ ...network, clock, log, metrics, send });
  await network.db.execute(
    insertJobs(accountMailQueue, sql`select jsonb_build_object('kind', 'unknown', 'email', 'ada@example.com') as data`),
  );
  await until(async () => (await scrape(app)).includes(`job_duration_seconds_count{queue="${accountMailQueue}"`));
  await expect(
    metrics.countMails(send)({ to: 'a@example.com', subject: '', firstName: null, paragraphs: [], note: '' }),
  ).rejects.toThrow();
  await expect(metrics.runJob(bookingQueue, send)).rejects.toThrow();
  const body = await scrape(app);
  expect(body).toContain('mails_total{result="failed"} ');
  expect(body).not.toContain('mails_total{result="failed"} 0');
  expect(body).toContain(`job_duration_seconds_count{queue="${bookingQueue}",result="failed"} 1`);
  await stop();
  await app.close();
});

test('still serves metrics when the database is away, and says so', async () => {
  const db = connectDatabase({
    ...{ url: 'postgres://127.0.0.1:9/none', pool: 1, statementTimeoutMs: 500, connectTimeoutMs: 500 },
    onIdleError: () => undefined,
  });
  const registry = new Registry();
  measureQueues({ db, clock }, registry);
  const body = await registry.metrics();
  expect(body).toContain('database_up 0');
  expect(body).not.toMatch(/^job_queue_jobs\{/m);
  expect(body).not.toMatch(/^scheduled_posts_overdue_seconds /m);
  await db.$client.end();
});

test('logs slow statements with their request, without their values', () => {
  const lines: Record<string, unknown>[] = [];
  const note = new ProcessMetrics().countQueries(
    100,
    pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  );
  note({ text: 'select 1', ms: 99 });
  note({ text: `select $1 ${'x'.repeat(10_000)}`, ms: 120, requestId: 'an-id-of-one' });
  expect(lines).toEqual([expect.objectContaining({ event: 'slow-query', reqId: 'an-id-of-one', ms: 120 })]);
  expect(String(lines[0]?.statement)).toHaveLength(500);
});
