import { expect, it } from '@jest/globals';
import { type Balance, type Earnings, exactMoney, type Payout, type Transfer } from '@marquee/shared/domain';
import { screen, within } from '@testing-library/react';
import { shiftDay, todayKey } from '../networkMoney/figures.ts';
import { ada } from '../testing/ada.ts';
import { fakeApi, problem } from '../testing/fakeApi.ts';
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
  await user.click(await screen.findByRole('button', { name: /^Menu of/ }));
  await user.click(screen.getByRole('link', { name: 'Your money' }));
  expect(await screen.findByText('Available')).toBeVisible();
  expect(screen.getAllByText('0.0038 USD')[0]).toBeVisible();
  expect(screen.getByText('1 read more counts and is booked within a minute.')).toBeVisible();
  expect(screen.getByText('A payout is at least 35.00 USD: 34.9962 USD more to go.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Earnings' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayCounted readsEarned', 'June 14, 202610.0038 USD', 'Total10.0038 USD']);
  expect(await screen.findByRole('table', { name: 'Counted or not' })).toHaveTextContent(
    'CountsReadsYes1No: a program30No: loaded ahead, not opened2',
  );
  await user.click(within(table).getByRole('link', { name: 'June 14, 2026' }));
  const transfers = await screen.findByRole('table', { name: 'Every transfer' });
  expect(transfers).toHaveTextContent('1 read at 0.0038 USD');
  await user.click(within(transfers).getByRole('link', { name: '“Fish” on June 14, 2026' }));
  const reads = await screen.findByRole('table', { name: '“Fish” on June 14, 2026' });
  expect(
    within(reads)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['TimeCounts', '12:00:30No: the writer’s own', '12:00:00Yes']);
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
  await user.selectOptions(screen.getByLabelText('By'), 'month');
  expect(await screen.findByRole('link', { name: 'June 2026' })).toHaveAttribute(
    'href',
    `/vocal/money/transfers?firstDay=2026-06-02&lastDay=${day}`,
  );
  await user.selectOptions(screen.getByLabelText('By'), 'post');
  expect(await screen.findByText('No counted reads in this period.')).toBeVisible();
  expect(window.location.search).toBe('?by=post');
});

it('a payout is asked for with one key, also when it is pressed again after a failure, and cancelled', async () => {
  const rich = { available: exactMoney(36_000_500), canWithdraw: true, unbookedReads: 0 };
  const api = moneyApi(rich);
  api.responses[`POST ${path}/payouts`] = problem(503, 'unavailable', 'Try again.');
  const { user } = openVocal('/vocal/money');
  await user.click(await screen.findByRole('button', { name: 'Ask for 36.00 USD' }));
  const form = screen.getByRole('form', { name: 'Ask for a payout' });
  await user.click(within(form).getByRole('button', { name: 'Ask for the payout' }));
  expect(within(form).getByText('Please say where the money goes.')).toBeVisible();
  await user.type(within(form).getByLabelText('Where the money goes'), 'DE89 3704 3000');
  await user.click(within(form).getByRole('button', { name: 'Ask for the payout' }));
  expect(await within(form).findByRole('alert')).toBeVisible();
  api.responses[`POST ${path}/payouts`] = ok({ payout }, 201);
  api.responses[`GET ${path}/payouts`] = ok({ payouts: [payout] });
  api.responses[`GET ${path}/balance`] = ok({ ...balance, available: exactMoney(500), pending: payout.amount });
  await user.click(within(form).getByRole('button', { name: 'Ask for the payout' }));
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(table).toHaveTextContent('June 14, 2026Asked for•••• 3000');
  const keys = (globalThis.fetch as unknown as { mock: { calls: [string, RequestInit][] } }).mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => new Headers(init.headers).get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);

  api.responses[`POST ${path}/payouts/4/cancel`] = ok({ payout: { ...payout, status: 'cancelled' } });
  api.responses[`GET ${path}/payouts`] = ok({ payouts: [{ ...payout, status: 'cancelled' }] });
  await user.click(within(table).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The payout is cancelled.')).toBeVisible();
});
