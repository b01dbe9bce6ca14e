import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Grant, SiteKey } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { signIn } from '../../testing/writers.ts';
import { ReviewCalls, reviewed } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
let editor = '';
/** Two categories of beat. */
let own = { id: 0, key: '' };
let other = { id: 0, key: '' };

beforeAll(async () => {
  calls = await ReviewCalls.open();
  const { app, db } = calls.network;
  const rows = await db
    .select({ id: categories.id, key: categories.key })
    .from(categories)
    .where(eq(categories.site, 'beat'));
  [own, other] = [rows[0] ?? own, rows[1] ?? other];
  const account = {
    firstName: 'Sec',
    lastName: 'Tion',
    email: 'section@marquee.example',
    password: 'kelp-and-barnacles',
  };
  await app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
  await grant({ role: 'editor', site: 'beat', section: own.key, until: null });
  editor = await signIn(app, account);
});
afterAll(() => calls.network.close());

const grant = (given: Grant) =>
  calls.network.db
    .update(users)
    .set({ grants: [given] })
    .where(eq(users.email, 'section@marquee.example'));

async function submittedIn(category: number, title: string): Promise<string> {
  const id = await calls.submitted(title);
  await calls.network.db
    .update(posts)
    .set({ categoryId: category })
    .where(eq(posts.id, Number(id)));
  return id;
}
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, version = '*') =>
  calls.network.app.inject({
    ...{ method, url: `/api/vocal/${path}`, headers: { cookie: editor, 'if-match': version } },
    ...(payload && { payload }),
  });

describe('an editor of a section', () => {
  test('claims, edits and publishes a post of the section', async () => {
    const id = await submittedIn(own.id, 'Own Section');
    expect((await ask('POST', `review/${id}/claim`)).statusCode).toBe(200);
    expect((await ask('PUT', `posts/${id}`, { subtitle: 'Edited' })).statusCode).toBe(200);
    const version = (await ask('GET', `review/${id}`)).headers.etag as string;
    const published = await ask('POST', `review/${id}/decision`, { action: 'publish' }, version);
    expect(reviewed(published).review.status).toBe('published');
  });

  test('does not learn of posts of other sections', async () => {
    const id = await submittedIn(other.id, 'Other Section');
    const statuses = [
      await ask('GET', `review/${id}`),
      await ask('POST', `review/${id}/claim`),
      await ask('PUT', `posts/${id}`, { subtitle: 'Mine' }),
      await ask('PUT', `review/${id}/bylines`, { bylines: [], before: [] }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(await calls.actionsOf(id)).toEqual(['submit']);
  });

  test('sees only posts of the section in the queue and on the board', async () => {
    const [mine, theirs] = [await submittedIn(own.id, 'Listed'), await submittedIn(other.id, 'Unlisted')];
    for (const path of ['review', 'board']) {
      const ids = (await ask('GET', path)).json().posts.map((post: { id: string }) => post.id);
      expect([path, ids.includes(mine), ids.includes(theirs)]).toEqual([path, true, false]);
    }
  });

  test('moves no post to another section', async () => {
    const id = await submittedIn(own.id, 'Moved Away');
    await ask('POST', `review/${id}/claim`);
    expect((await ask('PUT', `posts/${id}`, { category: other.key })).statusCode).toBe(403);
  });

  test('has no money, no audit and no curation', async () => {
    for (const path of ['networkMoney', 'audit', 'holds', 'curation/beat/promos', 'payouts', 'people'])
      expect([path, (await ask('GET', path)).statusCode]).toEqual([path, 403]);
  });

  test('keeps the role when the section gets another key', async () => {
    const id = await submittedIn(own.id, 'Renamed');
    const renamed = `${own.key}-renamed`;
    await calls.network.db.update(categories).set({ key: renamed }).where(eq(categories.id, own.id));
    expect((await ask('GET', `review/${id}`)).statusCode).toBe(200);
    await calls.network.db.update(categories).set({ key: own.key }).where(eq(categories.id, own.id));
  });
});

test('an administrator gives a section that exists, to editors of one magazine', async () => {
  const [person] = await calls.network.db.select().from(users).where(eq(users.email, 'section@marquee.example'));
  const before = [{ role: 'editor', site: 'beat', section: own.key, until: null }];
  const give = (role: string, site: SiteKey | null, section: string) =>
    calls.call('moderator', 'PUT', `people/${person?.id}/grants`, {
      ...{ grants: [{ role, site, section, until: null }], before },
    });
  const refused = [
    await give('editor', 'beat', 'no-such-section'),
    await give('auditor', 'beat', own.key),
    await give('editor', null, own.key),
    await give('editor', 'beat', 'x'.repeat(101)),
  ].map(({ statusCode }) => statusCode);
  expect(refused).toEqual([422, 422, 422, 422]);
  expect((await give('editor', 'beat', other.key)).statusCode).toBe(200);
});
