import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxSavedViews, type SavedViewList, savedViewListSchema } from '@marquee/shared/domain';
import { ReviewCalls, type ReviewRole } from '../testing/ReviewCalls.ts';

let calls: ReviewCalls;
beforeAll(async () => {
  calls = await ReviewCalls.open();
});
afterAll(() => calls.network.close());

const save = (view: object, role: ReviewRole = 'moderator') => calls.call(role, 'POST', 'savedViews', view);
const namesOf = (response: { json(): unknown }) =>
  savedViewListSchema.parse(response.json()).views.map(({ name, search }) => `${name} ${search}`);
const list = (page: string, role: ReviewRole = 'moderator') => calls.call(role, 'GET', `savedViews?page=${page}`);

test('keeps the views of an account by page, and replaces a view of the same name', async () => {
  await save({ page: 'board', name: 'Feast', search: '?site=feast' });
  await save({ page: 'queue', name: 'Mine', search: '?mine=true' });
  expect(namesOf(await save({ page: 'board', name: 'Feast', search: '?site=feast&q=bread' }))).toEqual([
    'Feast ?site=feast&q=bread',
  ]);
  expect(namesOf(await list('queue'))).toEqual(['Mine ?mine=true']);
  expect(namesOf(await list('board', 'second'))).toEqual([]);
});

test('removes only own views', async () => {
  const [view] = (await save({ page: 'queue', name: 'Old', search: '?q=a' })).json<SavedViewList>().views;
  const remove = (role: ReviewRole) =>
    calls.network.app.inject({
      method: 'DELETE',
      url: `/api/vocal/savedViews/${view?.id}`,
      headers: { cookie: calls.cookies[role] },
    });
  expect((await remove('second')).statusCode).toBe(404);
  expect((await remove('moderator')).statusCode).toBe(200);
  expect((await remove('moderator')).statusCode).toBe(404);
});

test('refuses more views than an account can have, and queries that lead elsewhere', async () => {
  for (let number = 0; number < maxSavedViews; number += 1)
    expect((await save({ page: 'board', name: `View ${number}`, search: '?q=a' }, 'second')).statusCode).toBe(200);
  expect((await save({ page: 'board', name: 'One more', search: '?q=a' }, 'second')).statusCode).toBe(409);
  expect((await save({ page: 'board', name: 'View 3', search: '?q=b' }, 'second')).statusCode).toBe(200);
  for (const search of ['', '/elsewhere', '?a#b', '?q=<b>', `?q=${'x'.repeat(1_000)}`])
    expect([search, (await save({ page: 'board', name: 'A', search })).statusCode]).toEqual([search, 422]);
});
