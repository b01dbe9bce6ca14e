import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { Mail } from '../../kernel/mail/Mail.ts';
import { sendDigests } from '../../people/notices/mails/sendDigests.ts';
import { createUnsubscribeTokens } from '../../people/notices/mails/unsubscribeTokens.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { answerOf, openStoryCalls, pitchOf, plan } from '../testing/openStoryCalls.ts';

const { calls, ids, pitch, act, toldTo, reset } = await openStoryCalls();
const { db } = calls.network;
beforeEach(async () => {
  await reset();
  await db.update(users).set({ emailConfirmedAt: testNow, noticeMails: 'each', suspendedAt: null });
});
afterAll(() => calls.network.close());

const change = (role: keyof typeof ids, columns: Partial<typeof users.$inferInsert>) =>
  db
    .update(users)
    .set(columns)
    .where(eq(users.id, Number(ids[role])));

/** Sends the mails of the day. @returns the paragraphs of the mail to each receiver */
async function mailsOfTheDay(): Promise<Record<string, string[]>> {
  const mails: Mail[] = [];
  const clock = () => testNow;
  const tokens = createUnsubscribeTokens(Buffer.alloc(32), clock);
  const send = async (mail: Mail) => void mails.push(mail);
  await sendDigests({ db, clock, send, creatorOrigin: 'https://vocal.example', tokens });
  return Object.fromEntries(mails.map(({ to, paragraphs }) => [to, [...paragraphs]]));
}

test('tells each account that may answer a pitch once, in the mail of the day', async () => {
  await change('second', { noticeMails: 'none' });
  const body = pitchOf({ slug: 'Night bakers' });
  for (let time = 0; time < 2; time += 1) await calls.call('author', 'POST', 'pitches', body);
  const notice = { kind: 'pitchSent', note: body.brief };
  expect(await toldTo('moderator')).toEqual([{ ...notice, mail: 'digest' }]);
  expect(await toldTo('second')).toEqual([{ ...notice, mail: null }]);
  expect([await toldTo('author'), await toldTo('limited')]).toEqual([[], []]);
  const sentence = 'The pitch “Night bakers” is waiting for an answer.';
  expect(Object.values(await mailsOfTheDay())).toEqual([[sentence]]);
  expect(await mailsOfTheDay()).toEqual({});
});

test('tells neither suspended accounts nor editors of a section, who cannot answer', async () => {
  await change('second', { suspendedAt: testNow });
  await change('limited', { grants: [{ role: 'editor', site: 'beat', section: 'live', until: null }] });
  await pitch();
  expect([await toldTo('second'), await toldTo('limited')]).toEqual([[], []]);
  expect(await toldTo('moderator')).toHaveLength(1);
});

test('leaves an answered pitch out of the mail, and removes the notices of a withdrawn one', async () => {
  const { id } = await pitch();
  await act('second', id, 'answer', answerOf('accept'));
  const [answered] = await db
    .select()
    .from(notices)
    .where(eq(notices.userId, Number(ids.moderator)));
  expect(answered?.readAt).toEqual(testNow);
  const other = await pitch();
  await calls.call('author', 'POST', `pitches/${other.id}/withdraw`, { version: 1 });
  expect(await toldTo('moderator')).toHaveLength(1);
  expect(await mailsOfTheDay()).toEqual({});
});

test('tells the editor who asked that the writer has changed the pitch', async () => {
  const { id } = await pitch();
  const revise = (brief: string, version: number) =>
    calls.call('author', 'PUT', `pitches/${id}`, { ...plan, site: 'beat', brief, version });
  await revise('Before a question.', 1);
  await act('second', id, 'answer', answerOf('ask', { message: 'Which one?', version: 2 }));
  await revise('The one in the harbour.', 3);
  const kinds = async (role: keyof typeof ids) => (await toldTo(role)).map(({ kind, note }) => `${kind}: ${note}`);
  expect(await kinds('second')).toEqual([`pitchSent: ${plan.brief}`, 'pitchRevised: The one in the harbour.']);
  expect(await kinds('moderator')).toEqual([`pitchSent: ${plan.brief}`]);
  await calls.call('author', 'POST', `pitches/${id}/withdraw`, { version: 4 });
  expect(await kinds('second')).toEqual([]);
});

test('tells the editors of the other magazine that a pitch moves to', async () => {
  const { id } = await pitch();
  await change('limited', { grants: [{ role: 'editor', site: 'marquee', until: null }] });
  await calls.call('author', 'PUT', `pitches/${id}`, { ...plan, site: 'marquee', version: 1 });
  for (const role of ['limited', 'moderator'] as const)
    expect((await toldTo(role)).map(({ kind }) => kind)).toEqual(['pitchSent']);
});
