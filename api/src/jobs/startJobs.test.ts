import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { accountMailQueue, digestQueue } from '../kernel/db/jobs/jobQueues.ts';
import { notices } from '../kernel/db/schema/notices.ts';
import { posts } from '../kernel/db/schema/posts.ts';
import { reviews } from '../kernel/db/schema/reviews.ts';
import { users } from '../kernel/db/schema/users.ts';
import type { Mail } from '../kernel/mail/Mail.ts';
import { createSendMail } from '../kernel/mail/sendMail.ts';
import { type AskedMail, enqueueLink, maxWaiting } from '../people/auth/mails/enqueueAccountMail.ts';
import { sendAccountMail } from '../people/auth/mails/sendAccountMail.ts';
import { demoAccounts } from '../people/demo/demoAccounts.ts';
import { notify } from '../people/notices/notify.ts';
import { mailTo, readMails } from '../testing/mailbox.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../testing/testNetwork.ts';
import { until } from '../testing/until.ts';
import { startJobs } from './startJobs.ts';

let network: TestNetwork;
const ids = { writer: 0, moderator: 0 };
let postId = 0;
/** Stops that are due. */
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  network = await createTestNetwork();
  for (const role of ['writer', 'moderator'] as const) {
    const [row] = await network.db.select().from(users).where(eq(users.email, demoAccounts[role].email));
    ids[role] = row?.id ?? 0;
  }
  const [post] = await network.db
    .insert(posts)
    .values({ authorId: ids.writer, name: 'Tape & time', createdAt: testNow, modifiedAt: testNow })
    .returning();
  postId = post?.id ?? 0;
});
beforeEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await network.db.delete(notices);
  await network.db.execute(sql`delete from jobs.job`);
  await network.db.update(users).set({ noticeMails: 'each' }).where(eq(users.id, ids.writer));
});
afterAll(async () => {
  for (const stop of stops.splice(0)) await stop();
  await network.close();
});

const log = pino({ level: 'silent' });
async function startProcess(send = createSendMail(network.config.mail)) {
  stops.push(await startJobs({ ...network, clock: () => testNow, log, send }));
}
const reject = (key: string, note = '') =>
  notify(network.db, {
    ...{ to: [ids.writer], kind: 'reject', postId, actorId: ids.moderator, at: testNow, key },
    detail: { note },
  });
const unsent = async () => (await network.db.select().from(notices)).filter(({ mailedAt }) => !mailedAt).length;
/** Returns how many notices the mails are about: a mail to somebody with many waiting notices names their number. */
const noticesIn = (mails: readonly Mail[]) =>
  mails.reduce((sum, { subject }) => sum + Number(/^(\d+) notices on Vocal$/.exec(subject)?.[1] ?? 1), 0);
const mailCount = async () => (await readMails(network.config.mail.directory)).length;

test('mails a notice with its details and a one-click unsubscribe', async () => {
  await reject('words', 'Please come back with\nyour own pictures.');
  await startProcess();
  const { source } = await mailTo(network.config.mail.directory, demoAccounts.writer.email);
  expect(source).toContain(
    '“Tape & time” was not accepted.\n\nMessage from the moderator:\n\nPlease come back with\n\nyour own',
  );
  expect(source).toContain(`Open post:\n${network.config.usualCreatorOrigin}/vocal/posts/${postId}`);
  expect(source).toMatch(/^List-Unsubscribe:\s+<http.*\/api\/vocal\/auth\/unsubscribe\?token=/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  await until(async () => (await unsent()) === 0);
});

test('mails each notice once with two processes', async () => {
  const before = await mailCount();
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(mail);
  await network.db.transaction(async (transaction) => {
    for (let number = 0; number < 60; number += 1)
      await notify(transaction, {
        ...{ to: [ids.writer], kind: 'publish', postId, actorId: ids.moderator, at: testNow, key: `${number}` },
      });
  });
  await startProcess(send);
  await startProcess(send);
  await until(async () => (await unsent()) === 0);
  expect(noticesIn(sent)).toBe(60);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  expect(await mailCount()).toBe(before);
});

test('retries a failed mail with the same id and without delaying other mails', async () => {
  await network.db.execute(sql`update jobs.queue set retry_delay = 0, retry_backoff = false`);
  await reject('bad');
  // Notices of one receiver that wait at the same time are one mail.
  await notify(network.db, {
    ...{ to: [ids.moderator], kind: 'reject', postId, actorId: ids.writer, at: testNow, key: 'good' },
    detail: {},
  });
  const [bad] = await network.db.select().from(notices).where(eq(notices.key, 'bad'));
  const tried: string[] = [];
  await startProcess(async ({ id = '' }) => {
    tried.push(id);
    if (id.endsWith(`-${bad?.id}`) && tried.filter((one) => one === id).length === 1) throw new Error('mailbox busy');
  });
  await until(async () => (await unsent()) === 0);
  expect([tried.length, new Set(tried).size]).toEqual([3, 2]);
});

test('respects a changed delivery and sends digests of unread notices only', async () => {
  const choose = (noticeMails: 'digest' | 'none') =>
    network.db.update(users).set({ noticeMails }).where(eq(users.id, ids.writer));
  await reject('waits');
  await reject('old');
  const aYearAgo = new Date(testNow.getTime() - 366 * 86_400_000);
  await network.db.update(notices).set({ at: aYearAgo, mailedAt: aYearAgo }).where(eq(notices.key, 'old'));
  await choose('digest');
  await reject('one');
  await reject('read');
  await network.db.update(notices).set({ readAt: testNow }).where(eq(notices.key, 'read'));
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  await startProcess(send);
  await until(async () =>
    (await network.db.select().from(notices)).every(({ mail, mailedAt }) => mailedAt || mail === 'digest'),
  );
  await network.db.execute(sql`insert into jobs.job (name, policy) values (${digestQueue}, 'exclusive')`);
  await startProcess(send);
  await until(() => mails.length > 0);
  expect(mails).toMatchObject([{ subject: 'Your day on Vocal: 2 notices', paragraphs: { length: 2 } }]);
  await until(async () => (await unsent()) === 1);
  expect((await network.db.select().from(notices)).map(({ key }) => key)).not.toContain('old');
});

test('publishes scheduled posts once and never early with two processes', async () => {
  const { rows } = await network.db.execute<{ at: string }>(sql`select to_json(now() + interval '3 seconds') as at`);
  const publishAt = new Date(rows[0]?.at ?? '');
  const common = {
    site: 'beat',
    status: 'scheduled',
    authorId: ids.writer,
    name: 'Planned',
    title: 'Planned',
  } as const;
  const scheduled = await network.db
    .insert(posts)
    .values(
      Array.from({ length: 20 }, (_, number) => ({
        ...{ ...common, key: `planned-${number}`, createdAt: testNow, modifiedAt: testNow, publishAt },
      })),
    )
    .returning();
  const review = { site: 'beat', status: 'scheduled', isChange: false, submittedAt: testNow } as const;
  await network.db
    .insert(reviews)
    .values(scheduled.map(({ id: postId }) => ({ ...review, postId, approvedVersion: 1 })));
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(mail);
  await startProcess(send);
  await startProcess(send);
  const planned = () => network.db.select().from(posts).where(eq(posts.name, 'Planned'));
  await until(async () => (await planned()).every(({ status }) => status === 'published'));
  expect((await planned()).every(({ publishedAt }) => publishedAt && publishedAt >= publishAt)).toBe(true);
  await until(async () => (await unsent()) === 0);
  expect(noticesIn(sent)).toBe(20);
});

describe('a requested link', () => {
  const { email } = demoAccounts.writer;
  // The process that takes the calls has no jobs: it is gone before it can send a mail.
  const forget = (address: string) =>
    network.app.inject({ method: 'POST', url: '/api/vocal/auth/forgotPassword', payload: { email: address } });
  const waiting = async () =>
    (
      await network.db.execute<{ id: string; data: AskedMail; isDone: boolean }>(sql`
        select id, data, state = 'completed' as "isDone" from jobs.job where name = ${accountMailQueue} order by data->>'email'`)
    ).rows;

  test('is mailed once by the remaining processes, without its token in any table', async () => {
    for (const address of [email, 'nobody@jobs.example']) expect((await forget(address)).statusCode).toBe(200);
    expect(await waiting()).toMatchObject([
      { data: { kind: 'reset-password', email: 'nobody@jobs.example' } },
      { data: { kind: 'reset-password', email } },
    ]);
    const before = JSON.stringify(await waiting());
    const sent: Mail[] = [];
    const send = async (mail: Mail) => void sent.push(mail);
    await startProcess(send);
    await startProcess(send);
    await until(async () => (await waiting()).every(({ isDone }) => isDone));
    expect(sent).toMatchObject([{ to: email, subject: 'Choose a new password for Vocal' }]);
    const token = new URL(sent[0]?.action?.url ?? '').searchParams.get('token') ?? '';
    expect(token).toHaveLength(64);
    expect(before + JSON.stringify(await waiting())).not.toContain(token);
    const { statusCode } = await network.app.inject({
      ...{ method: 'POST', url: '/api/vocal/auth/resetPassword' },
      payload: { token, password: 'a lamp beside the window' },
    });
    expect(statusCode).toBe(200);
  });

  test('keeps its id when a process dies after sending it', async () => {
    const sent: Mail[] = [];
    const { usualCreatorOrigin: creatorOrigin } = network.config;
    const services = {
      ...network,
      clock: () => testNow,
      creatorOrigin,
      send: async (mail: Mail) => void sent.push(mail),
    };
    const data = { kind: 'reset-password', email, askedAt: testNow.toISOString() } as const;
    const job = { id: 'a7', createdOn: testNow, data };
    await sendAccountMail(services, job);
    await sendAccountMail(services, job);
    expect(sent.map(({ id }) => id)).toEqual(Array(2).fill('2026-06-15T12-00-00.000Z-account-a7'));
    const late = { ...services, clock: () => new Date(testNow.getTime() + 3_600_001) };
    await sendAccountMail(late, job);
    expect(sent).toHaveLength(2);
  });

  test('belongs to the transaction and is dropped when ten thousand mails wait', async () => {
    const link = { kind: 'reset-password', email, askedAt: testNow.toISOString() } as const;
    await network.db
      .transaction(async (transaction) => {
        await enqueueLink(transaction, link);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual([]);
    await network.db.execute(sql`
      insert into jobs.job (name, policy)
      select ${accountMailQueue}, 'standard' from generate_series(1, ${maxWaiting} - 1)`);
    expect([await enqueueLink(network.db, link), await enqueueLink(network.db, link)]).toEqual([true, false]);
    expect((await forget(email)).statusCode).toBe(200);
    expect(await waiting()).toHaveLength(maxWaiting);
  });
});
