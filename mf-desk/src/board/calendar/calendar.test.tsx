import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BoardPost, Story } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDesk } from '../../testing/openDesk.tsx';
import { addDays, startOfDay, weekOf } from '../days/calendarDays.ts';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-28T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Feast is at home in New York, where the clocks go back on 1 November 2026. */
const address = '/vocal/desk/posts?view=week&date=2026-10-29&site=feast';
const list =
  'GET /api/vocal/board?site=feast&from=2026-10-26T04%3A00%3A00.000Z&to=2026-11-02T05%3A00%3A00.000Z&sort=planned&limit=500';

function openCalendar(plannedAt: string, changes: Partial<BoardPost> = {}) {
  const api = fakeApi({ ...ada, isAdmin: true, grants: [{ role: 'administrator', site: null, until: null }] });
  const post: BoardPost = {
    ...{ id: '7', name: 'Bread', site: 'feast', status: 'scheduled', isLive: false, author: null, editor: null },
    ...{ editedAt: '2026-10-22T08:00:00Z', plannedAt, urlPath: null, canEdit: false, ...changes },
  };
  const body = { success: true, posts: [post], counts: { scheduled: 1 }, totalPages: 1 };
  Object.assign(api.responses, {
    [list]: { status: 200, body },
    'GET /api/vocal/categories/list/feast': { status: 200, body: { success: true, categories: [], channels: [] } },
    'POST /api/vocal/review/7/reschedule': { status: 200, body: {} },
  } satisfies FakeApi['responses']);
  return { ...openDesk(address), api };
}

/** Opens the week of a day in a browser in this time zone. */
function openIn(timeZone: string, date: string, plannedAt: string): FakeApi {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-05T12:00:00Z'));
  const own = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(own);
  const api = fakeApi({ ...ada, isAdmin: true, grants: [{ role: 'administrator', site: null, until: null }] });
  const week = weekOf(date);
  const limit = (day: string) => new Date(startOfDay(day, timeZone)).toISOString();
  const query = new URLSearchParams({
    ...{ from: limit(week[0] ?? ''), to: limit(addDays(week[6] ?? '', 1)), sort: 'planned', limit: '500' },
  });
  const post: BoardPost = {
    ...{ id: '7', name: 'Bread', site: 'feast', status: 'scheduled', isLive: false, author: null, editor: null },
    ...{ editedAt: '2026-01-02T08:00:00Z', plannedAt, urlPath: null, canEdit: false },
  };
  api.responses[`GET /api/vocal/board?${query}`] = {
    status: 200,
    body: { success: true, posts: [post], counts: { scheduled: 1 }, totalPages: 1 },
  };
  openDesk(`/vocal/desk/posts?view=week&date=${date}`);
  return api;
}

const sentTimes = (api: FakeApi) =>
  api.calls.flatMap(({ path, body }) =>
    path.endsWith('/reschedule') ? [(body as { publishAt: string }).publishAt] : [],
  );
const dayOf = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return heading.closest('li') ?? heading;
};

it('shows posts on their day in the zone of the site', async () => {
  openCalendar('2026-10-31T02:30:00Z');
  expect(await screen.findByRole('link', { name: 'Bread' })).toBeVisible();
  const day = within(dayOf('Friday, 30 October'));
  expect(day.getByText('22:30 · Scheduled')).toBeVisible();
  expect(screen.getByText(/Times are in America\/New_York\./)).toBeVisible();
});

it('marks stories as planned on their due day, and leads to the plan of the week', async () => {
  const story: Story = {
    ...{ id: '3', slug: 'Rye', brief: '', site: 'feast', category: null, writer: null, editor: null, words: null },
    ...{ due: { day: '2026-10-27', time: null, at: '2026-10-28T04:00:00Z' }, pictures: '', stage: 'draft' },
    ...{ isLate: true, post: null, messages: [], createdAt: '2026-10-01T09:00:00Z', version: 1, actions: [] },
  };
  const scheduled: Story = { ...story, id: '4', slug: 'Bread', stage: 'scheduled', isLate: false };
  const { api } = openCalendar('2026-10-31T02:30:00Z');
  api.responses['GET /api/vocal/stories?from=2026-10-26&to=2026-11-01&limit=100&site=feast'] = {
    status: 200,
    body: { success: true, stories: [story, scheduled], late: 1, totalPages: 1 },
  };
  const link = await screen.findByRole('link', { name: 'Planned: Rye' });
  expect(link).toHaveAttribute('href', '/vocal/desk/planning?site=feast&week=2026-10-26');
  expect(within(dayOf('Tuesday, 27 October')).getByText('Late')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Planned: Bread' })).toBeNull();
});

it('moves a post by a key to the next day, at the same time of day', async () => {
  const { api, user } = openCalendar('2026-10-31T13:00:00Z');
  (await screen.findByRole('link', { name: 'Bread' })).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText('“Bread” was moved to Sunday, 1 November.')).toBeVisible();
  expect(sentTimes(api)).toEqual(['2026-11-01T14:00:00.000Z']);
  expect(screen.getByRole('link', { name: 'Bread' })).toHaveFocus();
});

it('gives the focus back to a moved post that an answer left out for a moment', async () => {
  const stream: { onmessage?: () => void } = {};
  Object.assign(globalThis, { EventSource: jest.fn(() => Object.assign(stream, { close: () => undefined })) });
  const { api, user } = openCalendar('2026-10-29T13:00:00Z');
  const answer = api.responses[list];
  if (!answer || typeof answer === 'function') throw new Error('The calendar has no answer.');
  (await screen.findByRole('link', { name: 'Bread' })).focus();
  api.responses[list] = { ...answer, body: { success: true, posts: [], counts: {}, totalPages: 0 } };
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bread' })).toBeNull());
  expect(document.body).toHaveFocus();
  api.responses[list] = answer;
  stream.onmessage?.();
  expect(await screen.findByRole('link', { name: 'Bread' }, { timeout: 5_000 })).toHaveFocus();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

it('moves a post by a field', async () => {
  const { api, user } = openCalendar('2026-10-30T13:00:00Z');
  await user.click(await screen.findByRole('button', { name: 'Move “Bread” to another day' }));
  const field = screen.getByLabelText('Move to');
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: '2026-11-12' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Bread” was moved to Thursday, 12 November.')).toBeVisible();
  expect(sentTimes(api)).toEqual(['2026-11-12T14:00:00.000Z']);
});

it('moves a post by dragging it onto a day', async () => {
  const { api } = openCalendar('2026-10-30T13:00:00Z');
  const link = await screen.findByRole('link', { name: 'Bread' });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(link.closest('li') ?? link, { dataTransfer });
  fireEvent.dragOver(dayOf('Saturday, 31 October'), { dataTransfer });
  fireEvent.drop(dayOf('Saturday, 31 October'), { dataTransfer });
  expect(await screen.findByText('“Bread” was moved to Saturday, 31 October.')).toBeVisible();
  expect(sentTimes(api)).toEqual(['2026-10-31T13:00:00.000Z']);
});

it('asks which hour is meant when the day has it twice', async () => {
  const { api, user } = openCalendar('2026-10-31T05:30:00Z');
  (await screen.findByRole('link', { name: 'Bread' })).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('button', { name: 'The earlier one' })).toHaveFocus();
  expect(sentTimes(api)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'The later one' }));
  expect(await screen.findByText(/was moved/)).toBeVisible();
  expect(sentTimes(api)).toEqual(['2026-11-01T06:30:00.000Z']);
});

describe('without a site', () => {
  it.each([
    ['Europe/London', '2026-03-27', '2026-03-28T01:30:00Z', '01:30', 'Sunday, 29 March'],
    ['America/New_York', '2026-03-06', '2026-03-07T07:30:00Z', '02:30', 'Sunday, 8 March'],
    ['Australia/Lord_Howe', '2026-10-02', '2026-10-02T15:45:00Z', '02:15', 'Sunday, 4 October'],
    ['America/Santiago', '2026-09-04', '2026-09-05T04:30:00Z', '00:30', 'Sunday, 6 September'],
  ])('says that %s skips the time, and moves nothing', async (zone, date, plannedAt, time, day) => {
    const api = openIn(zone, date, plannedAt);
    (await screen.findByRole('link', { name: 'Bread' })).focus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Bread' }), { key: 'ArrowRight', altKey: true });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(time);
    expect(alert).toHaveTextContent(day);
    expect(sentTimes(api)).toEqual([]);
  });
});

it('does not move a post into the past, and says why the api refused', async () => {
  const { api, user } = openCalendar('2026-10-29T13:00:00Z');
  (await screen.findByRole('link', { name: 'Bread' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This time is in the past.');
  expect(sentTimes(api)).toEqual([]);
  api.responses['POST /api/vocal/review/7/reschedule'] = problem(409, 'wrong-status', 'Reload the page.');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText('Reload the page.')).toBeVisible();
});

it('does not move a published post', async () => {
  const { api, user } = openCalendar('2026-10-27T13:00:00Z', { status: 'published', isLive: true });
  (await screen.findByRole('link', { name: 'Bread' })).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(sentTimes(api)).toEqual([]);
});
