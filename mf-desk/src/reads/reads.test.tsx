import { afterEach, expect, it, jest } from '@jest/globals';
import type { ReadRow, ReadsNow, SiteReads } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';

const sums = {
  ...{ reads: 1_200, readsBefore: 1_000, meanSeconds: 95 },
  referrers: { search: 600, social: 0, network: 300, other: 0, none: 300 },
};
const row = (changes: Partial<ReadRow> = {}): ReadRow => ({
  ...{ id: '7', name: 'Bread at four', site: 'feast', urlPath: '/bread', ...sums },
  ...changes,
});
const answer = (changes: Partial<SiteReads> = {}) => ({
  status: 200,
  body: { success: true, from: '2026-06-15', to: '2026-06-15', rows: [row()], totals: sums, next: null, ...changes },
});
const now = (changes: Partial<ReadsNow> = {}) => ({
  status: 200,
  body: { success: true, today: 1_200, posts: [{ ...row(), reads: 12 }], ...changes },
});
const board = { status: 200, body: { success: true, posts: [], counts: {}, totalPages: 0 } };

function editorsApi(responses: FakeApi['responses'], role: 'editor' | 'accountant' = 'editor'): FakeApi {
  const api = fakeApi({ ...ada, grants: [{ role, site: null, until: null }] });
  Object.assign(api.responses, responses);
  return api;
}

afterEach(() => void jest.useRealTimers());

it('shows the reads of posts with their change, time and sources in words', async () => {
  editorsApi({ 'GET /api/vocal/reads': answer() });
  openDesk('/vocal/desk/reads');
  const table = await screen.findByRole('table', { name: 'June 15, 2026' });
  const cells = within(table).getAllByRole('row')[1];
  expect(cells).toHaveTextContent('Bread at fourFeast600 search, 300 our pages, 300 unknown1,200+20%1 min 35 s');
  expect(within(table).getByRole('link', { name: 'Bread at four' })).toHaveAttribute('href', '/vocal/review/7');
  expect(screen.getByText('The day before, all day').nextSibling).toHaveTextContent('1,000');
  expect(screen.getByText('Search engines').nextSibling).toHaveTextContent('600 (50%)');
});

it('keeps the filters in the address', async () => {
  editorsApi({
    'GET /api/vocal/reads': answer(),
    'GET /api/vocal/reads?period=week': answer({ from: '2026-06-09' }),
    'GET /api/vocal/reads?period=week&groupBy=site': answer({
      rows: [row({ id: 'feast', name: 'feast', site: null })],
    }),
    'GET /api/vocal/reads?period=week&from=2026-06-08&groupBy=site': answer({
      rows: [],
      totals: { ...sums, reads: 0 },
    }),
  });
  const { user } = openDesk('/vocal/desk/reads');
  await user.selectOptions(await screen.findByLabelText('Period'), 'Seven days');
  expect(await screen.findByRole('table', { name: 'June 9, 2026 to June 15, 2026' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Magazines');
  expect(await screen.findByRole('rowheader', { name: /^Feast/ })).toBeVisible();
  expect(window.location.search).toBe('?period=week&groupBy=site');
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/vocal/reads.csv?period=week&groupBy=site',
  );
  await user.click(screen.getByRole('link', { name: 'Week before' }));
  expect(await screen.findByText('No reads in this period.')).toBeVisible();
});

it('pages through the rows', async () => {
  editorsApi({
    'GET /api/vocal/reads': answer({ next: '9.7' }),
    'GET /api/vocal/reads?before=9.7': answer({ rows: [row({ id: '', name: '', readsBefore: 0, meanSeconds: null })] }),
  });
  const { user } = openDesk('/vocal/desk/reads');
  await user.click(await screen.findByRole('link', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'Untitled post' })).toBeVisible();
  expect(screen.getByText('none before')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the first' }));
  expect(await screen.findByRole('link', { name: 'Bread at four' })).toBeVisible();
});

it('shows the reads of now on the board, and reads them again every 30 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const api = editorsApi({ 'GET /api/vocal/board': board, 'GET /api/vocal/reads/now': now() });
  openDesk('/vocal/desk/posts');
  const strip = await screen.findByRole('region', { name: 'Reads now' });
  expect(strip).toHaveTextContent('Today (UTC): 1,200Bread at four 12 reads in the last hourAll reads');
  api.responses['GET /api/vocal/reads/now'] = now({ today: 1_300, posts: [] });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(strip).toHaveTextContent('Today (UTC): 1,300No reads in the last hour.');
  api.responses['GET /api/vocal/reads/now'] = { status: 500, body: {} };
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(strip).toHaveTextContent('1,300');
});

it('does not read them again in a hidden tab', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const api = editorsApi({ 'GET /api/vocal/board': board, 'GET /api/vocal/reads/now': now() });
  openDesk('/vocal/desk/posts');
  await screen.findByRole('region', { name: 'Reads now' });
  const calls = () => api.calls.filter(({ path }) => path === '/api/vocal/reads/now').length;
  const before = calls();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(() => jest.advanceTimersByTimeAsync(90_000));
  expect(calls()).toBe(before);
  Reflect.deleteProperty(document, 'visibilityState');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls()).toBe(before + 1);
});
