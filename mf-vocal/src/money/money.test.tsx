import { expect, it } from '@jest/globals';
import { type Balance, type Earnings, exactMoney, type Payout, type Transfer } from '@marquee/shared/domain';
import { shiftDay, todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

const path = '/api/vocal/user';
const ok = (body: object, status = 200) => ({ status, body: { success: true, ...body } });
const post = { id: '3', name: 'Fish', site: 'feast' as const, urlPath: '/fish' };
const day = '2026-06-14';
const none = exactMoney(0);
const balance: Omit<Balance, 'success'> = {
  ...{ available: exactMoney(3_800), pending: none, held: none, paidTotal: none, canWithdraw: false, unbookedReads: 1 },
  minimumPayout: { amount: 3_500, currency: 'USD' },
};
const bucket = { key: day, from: day, to: day, post: null, site: null, reads: 1, earned: exactMoney(3_800) };
const earnings: Omit<Earnings, 'success'> = {
  ...{ from: day, to: day, rate: { micros: 3_800, validFrom: '2000-01-01' }, byPost: [] },
  rates: [{ micros: 3_800, validFrom: '2000-01-01' }],
  total: { reads: 1, earned: exactMoney(3_800) },
  buckets: [bucket, { ...bucket, key: '2026-06-13', reads: 0, earned: none }],
};
const transfer: Transfer = {
  ...{
    id: '9',
    at: '2026-06-14T12:01:00.000Z',
    kind: 'reads',
    from: 'expense',
    to: 'earned',
    amount: exactMoney(3_800),
  },
  reads: { post, day, count: 1, number: 1, rate: 3_800 },
  ...{ holdId: null, payoutId: null, corrects: null, site: 'feast', reason: null },
};
const payout: Payout = {
  ...{ id: '4', status: 'requested', amount: exactMoney(36_000_000), address: '•••• 3000', reason: null },
  ...{ requestedAt: '2026-06-14T12:00:00.000Z', changedAt: '2026-06-14T12:00:00.000Z', reference: null },
};
const earningsCall = (days: number, by: string) => {
  const to = todayKey();
  return `GET ${path}/earnings?${new URLSearchParams({ from: shiftDay(to, 1 - days), to, groupBy: by })}`;
};
function moneyApi(changes: Partial<Balance> = {}, payouts: Payout[] = []) {
  const api = fakeApi(ada);
  api.responses[`GET ${path}/balance`] = ok({ ...balance, ...changes });
  api.responses[`GET ${path}/payouts`] = ok({ payouts });
  api.responses[earningsCall(30, 'day')] = ok(earnings);
  const month = new URLSearchParams({ from: shiftDay(todayKey(), -29), to: todayKey() });
  api.responses[`GET ${path}/postImpressionCount?${month}`] = ok({
    ...{ from: day, to: day, counted: 1, rejected: { prefetch: 2, bot: 30 }, rejectedTotal: 32 },
  });
  return api;
}

it('leads from the balance to a day, its transfers, and the reads behind them', async () => {
  const api = moneyApi();
  api.responses[`GET ${path}/transfers?day=${day}`] = ok({ transfers: [transfer], next: null });
  api.responses[`GET ${path}/reads?postId=3&day=${day}`] = ok({
    ...{ post, day, counted: 1, booked: 1, rate: 3_800, next: null },
    reads: [
      { id: '2', at: '2026-06-14T12:00:30.000Z', rejection: 'own-read' },
      { id: '1', at: '2026-06-14T12:00:00.000Z', rejection: null },
    ],
  });
  const { user } = openVocal('/vocal');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Your money' }));
  expect(await screen.findByText('Available')).toBeVisible();
  expect(screen.getAllByText('0.0038 USD')[0]).toBeVisible();
  expect(screen.getByText('1 read more will be added within a minute.')).toBeVisible();
  expect(screen.getByText('The minimum payout is 35.00 USD. You need 34.9962 USD more.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Earnings' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayCounted readsEarned', 'June 14, 202610.0038 USD', 'Total10.0038 USD']);
  expect(await screen.findByRole('table', { name: 'Counted and not counted' })).toHaveTextContent(
    'CountedReadsYes1No: automated30No: preloaded, not opened2',
  );
  await user.click(within(table).getByRole('link', { name: 'June 14, 2026' }));
  const transfers = await screen.findByRole('table', { name: 'Transactions' });
  expect(transfers).toHaveTextContent('1 read at 0.0038 USD');
  await user.click(within(transfers).getByRole('link', { name: '“Fish” on June 14, 2026' }));
  const reads = await screen.findByRole('table', { name: '“Fish” on June 14, 2026' });
  expect(
    within(reads)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['TimeCounted', '12:00:30No: the writer’s own read', '12:00:00Yes']);
});

it('filters are in the address, and a period without reads says so', async () => {
  const api = moneyApi();
  api.responses[earningsCall(30, 'post')] = ok({ ...earnings, total: { reads: 0, earned: none }, buckets: [] });
  const { user } = openVocal('/vocal/money');
  await screen.findByRole('table', { name: 'Earnings' });
  api.responses[earningsCall(30, 'month')] = ok({
    ...earnings,
    buckets: [{ ...bucket, key: '2026-06-01', from: '2026-06-02', to: day }],
  });
  await user.selectOptions(screen.getByLabelText('Group by'), 'month');
  expect(await screen.findByRole('link', { name: 'June 2026' })).toHaveAttribute(
    'href',
    `/vocal/money/transfers?firstDay=2026-06-02&lastDay=${day}`,
  );
  await user.selectOptions(screen.getByLabelText('Group by'), 'post');
  expect(await screen.findByText('No counted reads in this period.')).toBeVisible();
  expect(window.location.search).toBe('?by=post');
});

const yesterday = {
  key: '2026-06-13',
  from: '2026-06-13',
  to: '2026-06-13',
  counted: 0,
  rejected: {},
  rejectedTotal: 0,
};
const june = new URLSearchParams({ from: '2026-06-13', to: day });
const inJune = (more: Record<string, string>) => new URLSearchParams([...june, ...Object.entries(more)]);

it('charts say in words what they show, and the reads of every day are in a table, also of days without any', async () => {
  const api = moneyApi();
  api.responses[`GET ${path}/earnings?${inJune({ groupBy: 'day' })}`] = ok({
    ...earnings,
    buckets: [{ ...bucket, key: '2026-06-13', reads: 0, earned: none }, bucket],
  });
  api.responses[`GET ${path}/postImpressionBucket?${inJune({ groupBy: 'day' })}`] = ok({
    ...{ from: '2026-06-13', to: day },
    buckets: [yesterday, { ...yesterday, key: day, counted: 1, rejected: { bot: 2 }, rejectedTotal: 2 }],
  });
  const { user } = openVocal(`/vocal/money?${june}`);
  expect(
    await screen.findByRole('img', {
      name: 'Chart: 0.0038 USD in the period. The highest bar is June 14, 2026 with 0.0038 USD.',
    }),
  ).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Chart: 1 read counted and 2 not counted.' })).toBeVisible();
  await user.click(screen.getByText('By day'));
  expect(
    within(screen.getByRole('table', { name: 'By day' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayCounted readsNot counted', 'June 14, 202612', 'June 13, 202600']);
});

it('two dates are checked before they are asked for, and stay in the address', async () => {
  const api = moneyApi();
  const { user } = openVocal('/vocal/money');
  await user.selectOptions(await screen.findByLabelText('Period'), 'dates');
  const form = await screen.findByRole('form', { name: 'Custom period' });
  const choose = async (from: string, to: string) => {
    for (const [label, value] of [
      ['From', from],
      ['To', to],
    ] as const) {
      await user.clear(within(form).getByLabelText(label));
      if (value) await user.type(within(form).getByLabelText(label), value);
    }
    await user.click(within(form).getByRole('button', { name: 'Show' }));
  };
  for (const [from, to, fault] of [
    ['2026-06-14', '2026-06-13', 'The end date cannot be before the start date.'],
    ['2025-06-13', '2026-06-14', 'Choose a period of at most 366 days.'],
    ['', '2026-06-14', 'Choose both dates.'],
  ] as const) {
    await choose(from, to);
    expect(within(form).getByLabelText('From')).toHaveAccessibleDescription(fault);
  }
  api.responses[`GET ${path}/earnings?${inJune({ groupBy: 'day' })}`] = ok(earnings);
  await choose('2026-06-13', day);
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `${path}/earnings.csv?${inJune({ groupBy: 'day' })}`,
  );
  expect(window.location.search).toBe(`?${june}`);
  await user.selectOptions(screen.getByLabelText('Period'), '30');
  expect(window.location.search).toBe('?days=30');
});

it('an address with a period that cannot be asked for says why, and asks nothing', async () => {
  moneyApi();
  openVocal('/vocal/money?from=2026-06-14&to=2026-13-45');
  expect(await screen.findByText('Choose both dates.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Counted and not counted' })).toBeNull();
});

it('earnings of one magazine and one post, whose names stay to be chosen from', async () => {
  const api = moneyApi();
  const posts = { ...earnings, buckets: [{ ...bucket, key: '3', post, site: 'feast' as const }] };
  const only = (more: Record<string, string>) => `GET ${path}/earnings?${inJune(more)}`;
  api.responses[only({ groupBy: 'day' })] = ok(earnings);
  api.responses[only({ groupBy: 'post' })] = ok(posts);
  api.responses[only({ site: 'feast', groupBy: 'day' })] = ok(earnings);
  api.responses[only({ site: 'feast', groupBy: 'post' })] = ok(posts);
  api.responses[only({ site: 'feast', postId: '3', groupBy: 'day' })] = ok(earnings);
  const { user } = openVocal(`/vocal/money?${june}`);
  const group = await screen.findByRole('group', { name: 'Filters' });
  await user.selectOptions(within(group).getByLabelText('Magazine'), 'feast');
  await user.selectOptions(
    await within(group).findByLabelText('Post'),
    await screen.findByRole('option', { name: 'Fish' }),
  );
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `${path}/earnings.csv?${inJune({ site: 'feast', postId: '3', groupBy: 'day' })}`,
  );
  expect(within(group).getByLabelText('Post')).toHaveDisplayValue('Fish');
});

it('a payout is asked for with one key, also when it is pressed again after a failure, and cancelled', async () => {
  const rich = { available: exactMoney(36_000_500), canWithdraw: true, unbookedReads: 0 };
  const api = moneyApi(rich);
  api.responses[`POST ${path}/payouts`] = problem(503, 'unavailable', 'Try again.');
  const { user } = openVocal('/vocal/money');
  await user.click(await screen.findByRole('button', { name: 'Request 36.00 USD' }));
  const form = screen.getByRole('form', { name: 'Request a payout' });
  await user.click(within(form).getByRole('button', { name: 'Request payout' }));
  expect(within(form).getByText('Enter an account for payouts.')).toBeVisible();
  await user.type(within(form).getByLabelText('Account for payouts'), 'DE89 3704 3000');
  await user.click(within(form).getByRole('button', { name: 'Request payout' }));
  expect(await within(form).findByRole('alert')).toBeVisible();
  api.responses[`POST ${path}/payouts`] = ok({ payout }, 201);
  api.responses[`GET ${path}/payouts`] = ok({ payouts: [payout] });
  api.responses[`GET ${path}/balance`] = ok({ ...balance, available: exactMoney(500), pending: payout.amount });
  await user.click(within(form).getByRole('button', { name: 'Request payout' }));
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(table).toHaveTextContent('June 14, 2026Requested•••• 3000');
  const keys = (globalThis.fetch as unknown as { mock: { calls: [string, RequestInit][] } }).mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => new Headers(init.headers).get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);

  api.responses[`POST ${path}/payouts/4/cancel`] = ok({ payout: { ...payout, status: 'cancelled' } });
  api.responses[`GET ${path}/payouts`] = ok({ payouts: [{ ...payout, status: 'cancelled' }] });
  await user.click(within(table).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Payout cancelled.')).toBeVisible();
});
