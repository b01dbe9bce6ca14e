import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { maskTokens } from '@marquee/platform/logs/maskTokens.ts';
import { type NoticeList, noticeListSchema } from '@marquee/shared/domain';
import { eq, sql } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { readSharedSecret } from '../../kernel/db/sharedSecret.ts';
import type { Mail } from '../../kernel/mail/Mail.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { readWaitingNotices } from './mails/readWaitingNotices.ts';
import { sendNoticeMail } from './mails/sendNoticeMail.ts';
import { createUnsubscribeTokens, unsubscribeSecret } from './mails/unsubscribeTokens.ts';
import { unsubscribePath } from './mails/unsubscribeUrl.ts';
import { type NewNotice, notify } from './notify.ts';

let network: TestNetwork;
const accounts = { writer: { cookie: '', id: 0 }, moderator: { cookie: '', id: 0 } };
let postId = 0;

beforeAll(async () => {
  network = await createTestNetwork();
  for (const role of ['writer', 'moderator'] as const) {
    const cookie = await signIn(network.app, demoAccounts[role]);
    const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
    accounts[role] = { cookie, id: Number(current.json().user.id) };
  }
  const made = await call('POST', 'posts/create', 'writer');
  postId = Number(made.json().post.id);
});
beforeEach(async () => {
  await network.db.delete(notices);
  await network.db.execute(sql`delete from jobs.job`);
});
afterAll(() => network.close());

const call = (method: 'GET' | 'POST', path: string, role: keyof typeof accounts, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie: accounts[role].cookie },
    ...(payload && { payload }),
  });
async function noticesOf(role: keyof typeof accounts, page = 1): Promise<NoticeList> {
  return noticeListSchema.parse((await call('GET', `notices?page=${page}`, role)).json());
}
const rejection = (more: Partial<NewNotice> = {}): NewNotice => ({
  to: [accounts.writer.id],
  kind: 'reject',
  postId,
  actorId: accounts.moderator.id,
  at: testNow,
  key: 'reject 1',
  ...more,
});
async function mailJobs(): Promise<number> {
  const { rows } = await network.db.execute<{ count: number }>(sql`select count(*)::int as count from jobs.job`);
  return rows[0]?.count ?? 0;
}

describe('notices', () => {
  test('name the post and the person who acted, the newest first', async () => {
    await notify(network.db, rejection({ detail: { reason: 'off-topic', note: 'Not about music.' } }));
    await notify(network.db, rejection({ kind: 'publishScheduled', actorId: null, key: 'publish 1' }));
    const { notices: listed, unread } = await noticesOf('writer');
    expect(unread).toBe(2);
    expect(listed).toMatchObject([
      { kind: 'publishScheduled', actor: null, isRead: false },
      {
        kind: 'reject',
        at: testNow.toISOString(),
        post: { id: String(postId), isOwn: true },
        actor: { name: 'Morgan Ellery' },
        detail: { reason: 'off-topic', note: 'Not about music.' },
      },
    ]);
    expect((await noticesOf('moderator')).notices).toEqual([]);
  });

  test('are created once for a change and never for its actor', async () => {
    const notice = rejection({ to: [accounts.writer.id, accounts.moderator.id, accounts.writer.id] });
    await notify(network.db, notice);
    await notify(network.db, notice);
    expect((await noticesOf('writer')).unread).toBe(1);
    expect((await noticesOf('moderator')).unread).toBe(0);
    expect(await mailJobs()).toBe(1);
  });

  test('are not created or mailed for a change that is rolled back', async () => {
    const failing = network.db.transaction(async (transaction) => {
      await notify(transaction, rejection());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await noticesOf('writer')).unread).toBe(0);
    expect(await mailJobs()).toBe(0);
  });

  test('are mailed at once only to people who chose so, and not for claims', async () => {
    await notify(network.db, rejection({ kind: 'claim' }));
    expect(await mailJobs()).toBe(0);
    for (const noticeMails of ['digest', 'none'] as const) {
      await network.db.update(users).set({ noticeMails }).where(eq(users.id, accounts.writer.id));
      await notify(network.db, rejection({ key: noticeMails }));
    }
    await network.db.update(users).set({ noticeMails: 'each' }).where(eq(users.id, accounts.writer.id));
    expect(await mailJobs()).toBe(0);
    expect((await noticesOf('writer')).unread).toBe(3);
  });
});

describe('reading', () => {
  test('marks the named notices, or all up to one, and none of other accounts', async () => {
    for (const key of ['a', 'b', 'c']) await notify(network.db, rejection({ key }));
    const [newest, second, oldest] = (await noticesOf('writer')).notices.map(({ id }) => id);
    const others = await call('POST', 'notices/read', 'moderator', { ids: [newest] });
    expect(others.json()).toEqual({ success: true, unread: 0 });
    expect((await noticesOf('writer')).unread).toBe(3);
    const first = await call('POST', 'notices/read', 'writer', { ids: [oldest, 'none'] });
    expect(first.json()).toEqual({ success: true, unread: 2 });
    const upTo = await call('POST', 'notices/read', 'writer', { upTo: second });
    expect(upTo.json()).toEqual({ success: true, unread: 1 });
    expect((await noticesOf('writer')).notices.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect((await call('POST', 'notices/read', 'writer', {})).json()).toEqual({ success: true, unread: 1 });
  });

  test('works by pages', async () => {
    for (let number = 0; number < 21; number += 1) await notify(network.db, rejection({ key: `page ${number}` }));
    expect((await noticesOf('writer')).notices).toHaveLength(20);
    const { notices: listed, totalPages, unread } = await noticesOf('writer', 2);
    expect([listed.length, totalPages, unread]).toEqual([1, 2, 21]);
    expect((await call('GET', 'notices?page=1001', 'writer')).statusCode).toBe(400);
  });
});

describe('mails', () => {
  const sentFor = async (count: number): Promise<Mail[]> => {
    const mails: Mail[] = [];
    for (let index = 0; index < count; index += 1)
      await notify(network.db, rejection({ key: `at once ${index}`, detail: { openNotes: 2, note: 'Too thin.' } }));
    const services = {
      ...{ db: network.db, clock: () => testNow, creatorOrigin: 'https://vocal.example' },
      send: async (mail: Mail) => void mails.push(mail),
      tokens: createUnsubscribeTokens(await readSharedSecret(network.db, unsubscribeSecret), () => testNow),
    };
    for (const { id } of await network.db.select({ id: notices.id }).from(notices)) await sendNoticeMail(services, id);
    return mails;
  };

  test('are one mail where many notices come at once, with all that each of them says', async () => {
    const [mail, ...others] = await sentFor(31);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('31 notices on Vocal');
    expect(mail?.paragraphs).toHaveLength(31);
    expect(mail?.paragraphs[30]).toMatch(/There are 2 open notes on it\. Message from the moderator: Too thin\.$/);
  });

  test('of one notice say how many notes are open', async () => {
    const [mail] = await sentFor(1);
    expect(mail?.paragraphs).toContain('There are 2 open notes on it.');
  });

  const choice = async () => (await call('GET', 'notices/mails', 'writer')).json();

  test('follow the choice of the account', async () => {
    expect(await choice()).toEqual({ mails: 'each' });
    expect((await call('POST', 'notices/mails', 'writer', { mails: 'digest' })).json()).toEqual({ mails: 'digest' });
    expect(await choice()).toEqual({ mails: 'digest' });
    expect((await call('POST', 'notices/mails', 'writer', { mails: 'hourly' })).statusCode).toBe(422);
  });

  test('end with one click and without a session, but not when a program opens the link', async () => {
    const tokens = createUnsubscribeTokens(await readSharedSecret(network.db, unsubscribeSecret), () => testNow);
    const url = `${unsubscribePath}?token=${tokens.make(accounts.writer.id)}`;
    await call('POST', 'notices/mails', 'writer', { mails: 'each' });
    const opened = await network.app.inject({ url });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${network.config.usualCreatorOrigin}/auth?way=unsubscribe&token=${tokens.make(accounts.writer.id)}`,
    ]);
    expect(await choice()).toEqual({ mails: 'each' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = (address: string) =>
      network.app.inject({ method: 'POST', url: address, headers, payload: 'List-Unsubscribe=One-Click' });
    expect((await click(`${url}x`)).statusCode).toBe(422);
    expect((await click(url.replace('token=', 'token=1'))).statusCode).toBe(422);
    expect(await choice()).toEqual({ mails: 'each' });
    expect((await click(url)).json()).toEqual({ success: true });
    expect(await choice()).toEqual({ mails: 'none' });
  });

  test('end with a link that is valid for half a year and never logged', async () => {
    const secret = await readSharedSecret(network.db, unsubscribeSecret);
    const daysAgo = (days: number) =>
      createUnsubscribeTokens(secret, () => new Date(testNow.getTime() - days * 86_400_000)).make(accounts.writer.id);
    const click = (token: string) =>
      network.app.inject({ method: 'POST', url: `${unsubscribePath}?token=${token}`, payload: {} });
    expect((await click(daysAgo(180))).statusCode).toBe(200);
    expect((await click(daysAgo(181))).json()).toMatchObject({ status: 410, code: 'link-expired' });
    for (const [, id, day, digest] of [/^(\d+)\.(\d+)\.(.*)$/.exec(daysAgo(0)) ?? []]) {
      expect(maskTokens(`?token=${id}.${day}.${digest}`)).toBe(`?token=${id}.${day}.[token]`);
      for (const forged of [
        `${id}.0${day}.${digest}`,
        `${id}.${Number(day) + 1}.${digest}`,
        `${id}.${digest}`,
        '1',
        '.',
      ])
        expect((await click(forged)).statusCode).toBe(422);
    }
  });

  test('are never sent to unconfirmed addresses', async () => {
    const setConfirmed = (emailConfirmedAt: Date | null) =>
      network.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, accounts.writer.id));
    await call('POST', 'notices/mails', 'writer', { mails: 'each' });
    await setConfirmed(null);
    await notify(network.db, rejection({ key: 'unconfirmed' }));
    expect(await mailJobs()).toBe(0);
    await setConfirmed(testNow);
    await notify(network.db, rejection({ key: 'confirmed' }));
    expect(await mailJobs()).toBe(1);
    // The address was changed, or its confirmation revoked, before the mail is sent.
    await setConfirmed(null);
    expect(await readWaitingNotices(network.db, undefined, 'each')).toEqual([]);
    await setConfirmed(testNow);
    expect(await readWaitingNotices(network.db, undefined, 'each')).toHaveLength(1);
  });
});
