import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftFieldsSchema, draftResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

/** Texts that are invisible to people, or look like another text. */
const deceptive = ['\u200b', '\u3164', 'Ann\u202egod', 'Ann\nLee', 'Ann\u001b[2J', 'Ann\u0010'];
const banner = { subtitle: '', image: null, actionLabel: 'Go', actionUrl: '/a' };

let network: TestNetwork;
let writer = '';
let moderator = '';
let draft = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000', SIGN_UP_LIMIT: '1000' });
  writer = await signIn(network.app, demoAccounts.writer);
  moderator = await signIn(network.app, demoAccounts.moderator);
  draft = draftResponseSchema.parse((await send(writer, 'POST', 'posts/create', {})).json()).post.id;
});
afterAll(() => network.close());

const send = (cookie: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/${path}`,
    headers: { cookie, 'if-match': '*' },
    ...(payload && { payload }),
  });

test.each<[string, (text: string) => ReturnType<typeof send>]>([
  [
    'the name of a new account',
    (text) => {
      const account = { lastName: 'Lee', email: 'ann@lee.example', password: 'kelp-and-barnacles' };
      return send('', 'POST', 'auth/signup', { ...account, firstName: text });
    },
  ],
  ['the name of an account', (text) => send(writer, 'POST', 'auth/update', { id: '', name: { first: text } })],
  ['the title of a draft', (text) => send(writer, 'PUT', `posts/${draft}`, { title: text })],
  ['the subtitle of a draft', (text) => send(writer, 'PUT', `posts/${draft}`, { subtitle: text })],
  ['a tag of a draft', (text) => send(writer, 'PUT', `posts/${draft}`, { tags: [{ id: null, name: text }] })],
  [
    'a tag of a submission',
    (text) => {
      const submission = { id: draft, reviewStatus: 'needs-review', category: 'live', site: 'beat' };
      return send(writer, 'POST', 'posts/submitForReview', { ...submission, tags: [{ id: null, name: text }] });
    },
  ],
  ['the name of a category', (text) => send(moderator, 'POST', 'curation/beat/categories', { name: text })],
  ['the name of a channel', (text) => send(moderator, 'POST', 'curation/beat/channels', { name: text })],
  ['the name of a tag', (text) => send(moderator, 'POST', 'curation/beat/tags', { name: text })],
  [
    'the name of a promo',
    (text) => {
      const promo = { ...banner, from: null, to: null, active: false };
      return send(moderator, 'POST', 'curation/beat/promos', { ...promo, name: text });
    },
  ],
])('refuses %s', async (_what, sent) => {
  for (const text of deceptive) {
    const response = await sent(text);
    expect([response.statusCode, text]).toEqual([422, text]);
    expect(response.json().errors[0].message).toMatch(/^(Enter |Remove the character U\+)/);
  }
});

test('stores texts of a draft trimmed and in NFC, also empty ones', async () => {
  const saved = await send(writer, 'PUT', `posts/${draft}`, {
    title: ' Rene\u0301 ',
    subtitle: '',
    summary: 'One\ntwo',
  });
  expect(saved.json().post).toMatchObject({ title: 'René', subtitle: '', summary: 'One\ntwo' });
});

test('removes invisible characters from the texts of a module', async () => {
  const module = { id: 'a', type: 'content', isListicleItem: false, content: '<p>Words</p>' };
  const saved = await send(writer, 'PUT', `posts/${draft}`, { modules: [{ ...module, title: 'One\u0010two\u202e ' }] });
  expect(saved.json().post.modules[0].title).toBe('One two');
  const typing = await send(writer, 'PUT', `posts/${draft}`, { modules: [{ ...module, title: 'One ' }] });
  expect(typing.json().post.modules[0].title).toBe('One ');
});

test('restores a version of an older release without invisible characters', async () => {
  await network.db
    .update(posts)
    .set({ title: 'Old\u001dtitle' })
    .where(eq(posts.id, Number(draft)));
  const reads = await send(writer, 'GET', `posts/${draft}`);
  expect(draftResponseSchema.parse(reads.json()).post.title).toBe('Old\u001dtitle');
  const response = await send(writer, 'PUT', `posts/${draft}`, { subtitle: 'Another' });
  expect(response.statusCode).toBe(200);
  await send(writer, 'PUT', `posts/${draft}`, { title: 'New' });
  const fields = draftFieldsSchema.parse(reads.json().post);
  const [revision] = await network.db
    .insert(revisions)
    .values({ postId: Number(draft), version: 1, at: testNow, userId: null, reason: 'submit', fields })
    .returning({ id: revisions.id });
  const restored = await send(writer, 'POST', `posts/${draft}/revisions/${revision?.id}/restore`);
  expect(restored.statusCode).toBe(200);
  expect(restored.json().post.title).toBe('Old title');
});
