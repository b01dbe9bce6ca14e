import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq, like, sql } from 'drizzle-orm';
import { audit } from '../kernel/db/schema/audit.ts';
import { posts } from '../kernel/db/schema/posts.ts';
import { purges } from '../kernel/db/schema/purges.ts';
import { reviews } from '../kernel/db/schema/reviews.ts';
import { users } from '../kernel/db/schema/users.ts';
import { demoAccounts } from '../people/demo/demoAccounts.ts';
import { readMails } from '../testing/mailbox.ts';
import { patientDatabase } from '../testing/patientDatabase.ts';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';
import { until } from '../testing/until.ts';

const number = 200;
const lead = 4_000;
/** Limit for each step. On a quiet machine they take seconds. */
const patientMs = 180_000;

let network: TestNetwork;
const children: ChildProcess[] = [];
beforeAll(async () => {
  network = await createTestNetwork({}, undefined, () => new Date());
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await network.close();
});

/** Starts another api process on the same database. */
async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...{ ...process.env, NODE_OPTIONS: '', API_PORT: '0', LOG_LEVEL: 'info', ...patientDatabase },
      ...{ DATABASE_URL: network.url, DATA_DIR: network.config.dataDirectory, DEMO: 'off' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  await until(() => output.includes('api ready at'), patientMs);
  return child;
}

/** Returns how many notices were mailed. A mail about several notices names their number. */
async function mailedNotices(): Promise<number> {
  const mails = await readMails(network.config.mail.directory);
  return mails.reduce((sum, { source }) => sum + Number(/^Subject: (\d+) notices on Vocal/m.exec(source)?.[1] ?? 1), 0);
}

test('publishes due posts once and never early when a process is killed at that moment', async () => {
  const killed = await startProcess();
  await startProcess();
  const [writer] = await network.db.select().from(users).where(eq(users.email, demoAccounts.writer.email));
  const publishAt = new Date(Date.now() + lead);
  const before = new Date(publishAt.getTime() - 86_400_000);
  const scheduled = await network.db
    .insert(posts)
    .values(
      Array.from({ length: number }, (_, place) => ({
        ...{
          site: 'beat' as const,
          key: `due-${place}`,
          name: `Due ${place}`,
          status: 'scheduled' as const,
          publishAt,
        },
        ...{ authorId: writer?.id ?? 0, createdAt: before, modifiedAt: before },
      })),
    )
    .returning();
  const review = { site: 'beat', status: 'scheduled', isChange: false, submittedAt: before } as const;
  await network.db
    .insert(reviews)
    .values(scheduled.map(({ id: postId }) => ({ ...review, postId, approvedVersion: 1 })));
  const firstPurge = await network.db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(purges);
  const published = () =>
    network.db
      .select({ id: posts.id, publishedAt: posts.publishedAt })
      .from(posts)
      .where(and(like(posts.key, 'due-%'), eq(posts.status, 'published')));
  await until(async () => (await published()).length > 0, patientMs);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await until(async () => (await published()).length === number, patientMs);

  const rows = await published();
  expect(rows.every(({ publishedAt }) => publishedAt !== null && publishedAt >= publishAt)).toBe(true);
  const steps = await network.db.select().from(audit).where(eq(audit.action, 'publishScheduled'));
  expect([steps.length, new Set(steps.map(({ subjectId }) => subjectId)).size]).toEqual([number, number]);
  const made = await network.db
    .select()
    .from(purges)
    .where(sql`id > ${firstPurge[0]?.id ?? 0}`);
  const ofPosts = made.flatMap(({ tags }) => tags.filter((tag) => /^post:/.test(tag)));
  expect([ofPosts.length, new Set(ofPosts).size]).toEqual([number, number]);
  await until(async () => (await mailedNotices()) >= number, patientMs);
  expect(await mailedNotices()).toBe(number);
}, 900_000);
