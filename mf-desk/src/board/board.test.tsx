import { expect, it, jest } from '@jest/globals';
import type { BoardPost, Grant } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const post = (changes: Partial<BoardPost> = {}): BoardPost => ({
  ...{ id: '7', name: 'Bread at four', site: 'feast', status: 'published', isLive: true },
  ...{ author: { id: '9', name: 'Imogen Varga' }, editor: { id: '5', name: 'Ada Lark' } },
  ...{ editedAt: '2026-11-22T08:00:00Z', plannedAt: '2026-11-22T08:00:00Z', urlPath: '/bread', canEdit: true },
  ...changes,
});

const answer = (...posts: BoardPost[]) => ({
  status: 200,
  body: { success: true, posts, counts: { published: posts.length }, totalPages: 1 },
});

function moderatorsApi(responses: FakeApi['responses']): FakeApi {
  const api = fakeApi({ ...ada, isAdmin: true, grants: [{ role: 'administrator', site: null, until: null }] });
  Object.assign(api.responses, responses);
  return api;
}

const sections = {
  status: 200,
  body: { success: true, categories: [{ key: 'bread', name: 'Bread', posts: 3 }], channels: [] },
};

it('marks posts whose pictures have expired or expire soon', async () => {
  const posts = [post({ pictureTerm: 'expired' }), post({ id: '8', name: 'Salt', pictureTerm: 'expiring' })];
  moderatorsApi({ 'GET /api/vocal/board': answer(...posts) });
  openDesk('/vocal/desk/posts');
  expect(await screen.findByText('A picture has expired')).toBeVisible();
  expect(screen.getByText('A picture expires soon')).toBeVisible();
});

it('links each post to its editor, its review and its live page', async () => {
  moderatorsApi({ 'GET /api/vocal/board': answer(post()) });
  openDesk('/vocal/desk/posts');
  expect(await screen.findByRole('link', { name: 'Bread at four' })).toBeVisible();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Bread at four')).toBe('/vocal/review/7');
  expect(target('Edit “Bread at four”')).toBe('/vocal/posts/7');
  expect(target('View “Bread at four”')).toBe('https://feast.example/bread');
});

it('says that changes of a live post are in review, and links to no editor that is closed', async () => {
  moderatorsApi({ 'GET /api/vocal/board': answer(post({ status: 'in-review', canEdit: false })) });
  openDesk('/vocal/desk/posts');
  expect(await screen.findByText('Changes: In review')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});

it('keeps the filters in the address, and a choice keeps what is typed', async () => {
  moderatorsApi({
    'GET /api/vocal/board': answer(post()),
    'GET /api/vocal/board?q=rye&site=feast': answer(post({ name: 'Rye' })),
    'GET /api/vocal/board?q=rye&site=feast&category=bread': answer(),
    'GET /api/vocal/categories/list/feast': sections,
  });
  const { user } = openDesk('/vocal/desk/posts');
  await user.type(await screen.findByLabelText('Title or text'), 'rye');
  await user.selectOptions(screen.getByLabelText('Magazine'), 'Feast');
  expect(await screen.findByRole('link', { name: 'Rye' })).toBeVisible();
  expect(window.location.search).toBe('?q=rye&site=feast');
  await user.selectOptions(await screen.findByLabelText('Section'), 'Category: Bread');
  expect(await screen.findByText('No posts here.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Bread at four' })).toBeVisible();
});

it('asks for a day in the zone of the chosen site', async () => {
  const api = moderatorsApi({ 'GET /api/vocal/categories/list/feast': sections });
  const day = 'from=2026-03-08T05%3A00%3A00.000Z&to=2026-03-09T04%3A00%3A00.000Z';
  api.responses[`GET /api/vocal/board?site=feast&${day}`] = answer(post());
  openDesk('/vocal/desk/posts?site=feast&day=2026-03-08');
  expect(await screen.findByRole('link', { name: 'Bread at four' })).toBeVisible();
});

it('shows a column for each status', async () => {
  const api = moderatorsApi({});
  for (const status of 'draft needs-review in-review changes-requested scheduled rejected unpublished'.split(' '))
    api.responses[`GET /api/vocal/board?status=${status}&limit=20`] = answer();
  api.responses['GET /api/vocal/board?status=published&limit=20'] = {
    status: 200,
    body: { success: true, posts: [post()], counts: { published: 1_200 }, totalPages: 60 },
  };
  openDesk('/vocal/desk/posts?view=columns');
  const column = await screen.findByRole('region', { name: 'Published (1,200)' });
  expect(within(column).getByRole('link', { name: 'Bread at four' })).toBeVisible();
  expect(within(column).getByRole('link', { name: 'All 1,200 posts' })).toHaveAttribute(
    'href',
    '/vocal/desk/posts?status=published',
  );
});

it('takes a step for several posts, and reports each of them', async () => {
  const api = moderatorsApi({
    'GET /api/vocal/board': answer(
      post(),
      post({ id: '8', name: 'Toast' }),
      post({ id: '9', name: 'Rye', isLive: false }),
    ),
    'POST /api/vocal/posts/7/unpublish': { status: 200, body: {} },
    'POST /api/vocal/posts/8/unpublish': problem(409, 'wrong-status', 'Reload the page.'),
  });
  const { user } = openDesk('/vocal/desk/posts');
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.selectOptions(screen.getByLabelText('Step'), 'Unpublish');
  await user.type(screen.getByLabelText('Reason, for the writers'), 'A recall.');
  await user.click(screen.getByRole('button', { name: 'Apply to 3 posts' }));
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(report).toHaveFocus();
  expect(await within(report).findByText('Done: 1. Not changed: 2. These posts are still selected.')).toBeVisible();
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bread at four: Done', 'Toast: Reload the page.', 'Rye: Readers do not see the post.']);
  expect(api.calls).toContainEqual({
    method: 'POST',
    path: '/api/vocal/posts/7/unpublish',
    body: { note: 'A recall.' },
  });
  expect(screen.getByLabelText('Select “Bread at four”')).not.toBeChecked();
  expect(screen.getByLabelText('Select “Toast”')).toBeChecked();
});

it('moves several scheduled posts to a day, each at its own time', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-20T12:00:00Z'));
  const scheduled = { status: 'scheduled', isLive: false } as const;
  const api = moderatorsApi({
    'GET /api/vocal/board': answer(
      post({ ...scheduled, plannedAt: '2026-10-30T13:00:00Z' }),
      post({ ...scheduled, id: '8', name: 'Owls', plannedAt: '2026-10-30T05:30:00Z' }),
    ),
    'POST /api/vocal/review/7/reschedule': { status: 200, body: {} },
  });
  const { user } = openDesk('/vocal/desk/posts');
  await user.click(await screen.findByLabelText('Select all on this page'));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-01' } });
  await user.click(screen.getByRole('button', { name: 'Apply to 2 posts' }));
  expect(await screen.findByText(/occurs twice\. Move the post in the calendar\./)).toBeVisible();
  expect(api.calls).toContainEqual({
    method: 'POST',
    path: '/api/vocal/review/7/reschedule',
    body: { publishAt: '2026-11-01T14:00:00.000Z' },
  });
  jest.restoreAllMocks();
});

const sectionsFrom = (before: object, after: object) => ({ status: 200, body: { success: true, before, after } });
const takeOnAll = async (user: ReturnType<typeof openDesk>['user'], step: string, label: string, value: string) => {
  await user.click(await screen.findByLabelText('Select all on this page'));
  await user.selectOptions(screen.getByLabelText('Step'), step);
  await user.type(within(screen.getByRole('region', { name: /posts? selected$/ })).getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: /^Apply to / }));
};

it('adds a tag to live posts and drafts, keeps their other tags, and takes it back', async () => {
  const api = moderatorsApi({
    'GET /api/vocal/board': answer(
      post({ status: 'draft', isLive: false }),
      post({ id: '8', name: 'Toast' }),
      post({ id: '9', name: 'Rye' }),
      post({ id: '10', name: 'Crumb', status: 'scheduled', isLive: false, canEdit: false }),
    ),
    'GET /api/vocal/posts/7': {
      status: 200,
      body: { success: true, post: draft({ tags: [{ id: '3', name: 'Rye' }] }) },
      headers: { etag: '"4"' },
    },
    'PUT /api/vocal/posts/7': { status: 200, body: {} },
    'PUT /api/vocal/review/8/sections': sectionsFrom(
      { category: 'bread', tags: [] },
      { category: 'bread', tags: ['Breads'] },
    ),
    'PUT /api/vocal/review/9/sections': problem(422, 'invalid', 'A post has at most 10 tags.'),
  });
  const { user } = openDesk('/vocal/desk/posts');
  await takeOnAll(user, 'Add a tag', 'Tag', 'Bread');
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(await within(report).findByText(/^Done: 2\. Not changed: 2\./)).toBeVisible();
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bread at four: Done',
    'Toast: Done',
    'Rye: A post has at most 10 tags.',
    'Crumb: The post cannot be edited now.',
  ]);
  const tags = [
    { id: '3', name: 'Rye' },
    { id: null, name: 'Bread' },
  ];
  expect(api.calls).toContainEqual({ method: 'PUT', path: '/api/vocal/posts/7', body: { tags } });
  expect(api.calls).toContainEqual({
    ...{ method: 'PUT', path: '/api/vocal/review/8/sections', body: { addTag: 'Bread' } },
  });

  Object.assign(api.responses, {
    'GET /api/vocal/posts/7': { status: 200, body: { success: true, post: draft({ tags }) }, headers: { etag: '"5"' } },
    'PUT /api/vocal/review/8/sections': sectionsFrom(
      { category: 'bread', tags: ['Breads'] },
      { category: 'bread', tags: [] },
    ),
  });
  await user.click(within(report).getByRole('button', { name: 'Undo for 2 posts' }));
  expect(await within(report).findByText('Done: 2.')).toBeVisible();
  expect(within(report).queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  expect(api.calls).toContainEqual({
    ...{ method: 'PUT', path: '/api/vocal/posts/7', body: { tags: [{ id: '3', name: 'Rye' }] } },
  });
  // The api found the tag by another spelling.
  expect(api.calls).toContainEqual({
    ...{ method: 'PUT', path: '/api/vocal/review/8/sections', body: { removeTag: 'Breads' } },
  });
});

it('moves live posts to another category and back, and says which stay where they are', async () => {
  const api = moderatorsApi({
    'GET /api/vocal/board': answer(post(), post({ id: '8', name: 'Toast' }), post({ id: '9', name: 'Rye' })),
    'PUT /api/vocal/review/7/sections': sectionsFrom({ category: 'bread', tags: [] }, { category: 'bars', tags: [] }),
    'PUT /api/vocal/review/8/sections': problem(403, 'moderator-only', 'Your roles do not include this.'),
    'PUT /api/vocal/review/9/sections': sectionsFrom({ category: 'bars', tags: [] }, { category: 'bars', tags: [] }),
  });
  const { user } = openDesk('/vocal/desk/posts');
  await takeOnAll(user, 'Set the category', 'URL slug of the category', 'bars');
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(await within(report).findByText('Your roles do not include this.', { exact: false })).toBeVisible();
  expect(await within(report).findByText(/already/)).toBeVisible();
  api.responses['PUT /api/vocal/review/7/sections'] = sectionsFrom(
    { category: 'bars', tags: [] },
    { category: 'bread', tags: [] },
  );
  await user.click(await within(report).findByRole('button', { name: 'Undo for one post' }));
  expect(await within(report).findByText('Done: 1.')).toBeVisible();
  expect(api.calls.filter(({ path }) => path === '/api/vocal/review/7/sections').map(({ body }) => body)).toEqual([
    { category: 'bars' },
    { category: 'bread' },
  ]);
});

it('removes a tag from posts that have it', async () => {
  const api = moderatorsApi({
    'GET /api/vocal/board': answer(post({ status: 'draft', isLive: false }), post({ id: '8', name: 'Toast' })),
    'GET /api/vocal/posts/7': {
      status: 200,
      body: { success: true, post: draft({ tags: [] }) },
      headers: { etag: '"4"' },
    },
    'PUT /api/vocal/review/8/sections': sectionsFrom({ category: null, tags: ['Rye'] }, { category: null, tags: [] }),
  });
  const { user } = openDesk('/vocal/desk/posts');
  await takeOnAll(user, 'Remove a tag', 'Tag', 'rye');
  expect(await screen.findByText('The post does not have this tag.', { exact: false })).toBeVisible();
  expect(api.calls).toContainEqual({
    ...{ method: 'PUT', path: '/api/vocal/review/8/sections', body: { removeTag: 'rye' } },
  });
});

it('offers the steps to an editor of a section, and not to an auditor', async () => {
  const api = moderatorsApi({ 'GET /api/vocal/board': answer(post()) });
  const as = (grants: Grant[]) =>
    Object.assign(api.responses, {
      'GET /api/currentUser': { status: 200, body: { success: true, user: { ...ada, grants } } },
    });
  as([{ role: 'editor', site: 'feast', section: 'bread', until: null }]);
  const { unmount } = openDesk('/vocal/desk/posts');
  expect(await screen.findByLabelText('Select all on this page')).toBeVisible();
  unmount();
  as([{ role: 'auditor', site: null, until: null }]);
  openDesk('/vocal/desk/posts');
  expect(await screen.findByRole('link', { name: 'Bread at four' })).toBeVisible();
  expect(screen.queryByLabelText('Select all on this page')).not.toBeInTheDocument();
});
