import { expect, it } from '@jest/globals';
import { exactMoney, type Hint, type HintList, moneyText, type NetworkMoney } from '@marquee/shared/domain';
import { shiftDay, todayKey } from '@marquee/vocal-kit/money/figures.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';
import { costPeriod } from './costs/costPeriod.ts';

const moderator = { ...ada, isAdmin: true };
const path = '/api/vocal/networkMoney';
const today = todayKey();
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const rate = { micros: 3_800, validFrom: '2000-01-01' };
const writer = { id: '7', name: 'Ola Strand', key: 'ola-strand' };
const money: Omit<NetworkMoney, 'success'> = {
  ...{ from: '2026-05-01', to: '2026-06-15', rate, rates: [rate] },
  months: [
    { site: 'feast', month: '2026-06', reads: 1_500, booked: 1_498, cost: exactMoney(5_692_400) },
    { site: 'feast', month: '2026-05', reads: 1, booked: 1, cost: exactMoney(3_800) },
  ],
  writers: [{ writer, reads: 1_499, cost: exactMoney(5_696_200) }],
  balances: {
    ...{ owed: exactMoney(5_696_200), held: exactMoney(0), asked: exactMoney(0), paid: exactMoney(0) },
    forfeited: exactMoney(0),
  },
};
const hint: Hint = {
  ...{ kind: 'post-network', day: '2026-06-14', network: 'abcdefgh', minute: null, reads: 5, ofReads: 20, rejected: 3 },
  ...{ post: { id: '3', name: 'Fish', site: 'feast', urlPath: '/fish' }, writer, cost: exactMoney(19_000) },
};
const hintsOf = (hints: Hint[]): Omit<HintList, 'success'> => ({
  ...{ from: shiftDay(today, -6), to: today, hints },
  thresholds: [{ kind: 'post-network', leastReads: 5, leastOfReads: 10, leastShare: 0.25 }],
});

it('opens the reads and their cost from the menu', async () => {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}?${new URLSearchParams(costPeriod('3'))}`] = ok(money);
  const { user } = openDesk('/vocal/review');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Network finances' }));
  const table = await screen.findByRole('table', { name: 'By month and magazine' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'MagazineCounted readsCost',
    'June 20261,5002 not booked5.6924 USD',
    'Feast1,5002 not booked5.6924 USD',
    'May 202610.0038 USD',
    'Feast10.0038 USD',
  ]);
  expect(screen.getByText('3.80 USD per 1,000 reads, from January 1, 2000')).toBeVisible();
  expect(screen.getByRole('row', { name: /Ola Strand/ })).toHaveTextContent('1,4995.6962 USD');
});

it('filters are in the address, and another magazine’s moderator reads why there is nothing', async () => {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}?${new URLSearchParams(costPeriod('3'))}`] = ok({ ...money, balances: null });
  const ofFeast = new URLSearchParams({ ...costPeriod('3'), site: 'feast' });
  api.responses[`GET ${path}?${ofFeast}`] = problem(403, 'moderator-only', 'Not yours.');
  const { user } = openDesk('/vocal/desk/money');
  await screen.findByRole('table', { name: 'By month and magazine' });
  expect(screen.queryByText('Available to writers')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Magazine'), 'feast');
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not moderate this magazine.');
  expect(window.location.search).toBe('?site=feast');
});

it('a hint has its figures and leads to its reads, and from there to all of the day', async () => {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}/hints?to=${today}`] = ok(hintsOf([hint]));
  const read = { at: '2026-06-14T09:41:05.000Z', post: hint.post, network: 'abcdefgh' };
  const ofHint = `${path}/reads?day=2026-06-14&postId=3`;
  const reads = [
    { ...read, id: '2', rejection: 'bot' },
    { ...read, id: '1', rejection: null },
  ];
  api.responses[`GET ${ofHint}&network=abcdefgh`] = ok({ reads, next: null });
  api.responses[`GET ${ofHint}`] = ok({ reads: [], next: null });
  const { user } = openDesk('/vocal/desk/money/hints');
  expect(await screen.findByText('5 of 20 reads (25%) · 0.0190 USD · 3 more not counted')).toBeVisible();
  expect(screen.getByText('June 14, 2026 · Feast · by Ola Strand')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See reads: “Fish”, from one network' }));
  expect(await screen.findByRole('row', { name: '09:41:05 abcdef No: automated' })).toBeVisible();
  expect(screen.getByRole('row', { name: '09:41:05 abcdef Yes' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All reads on this day' }));
  expect(await screen.findByText('There are none in the magazines that you moderate.')).toBeVisible();
});

it('a week without hints says so and leads to the week before', async () => {
  const api = fakeApi(moderator);
  api.responses[`GET ${path}/hints?to=${today}`] = ok(hintsOf([]));
  const before = shiftDay(today, -7);
  api.responses[`GET ${path}/hints?to=${before}`] = ok({ ...hintsOf([hint]), from: shiftDay(before, -6), to: before });
  const { user } = openDesk('/vocal/desk/money/hints');
  expect(await screen.findByText('No unusual reads this week.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Previous week' }));
  expect(await screen.findByText('“Fish”, from one network')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next week' }));
  expect(await screen.findByText('No unusual reads this week.')).toBeVisible();
  expect(window.location.search).toBe('');
});

it('payouts are approved, refused with a reason, and confirmed by lines of a file', async () => {
  const api = fakeApi(moderator);
  const payout = {
    ...{
      id: '4',
      status: 'requested',
      amount: exactMoney(35_000_000),
      address: '••••1234',
      reason: null,
      reference: null,
    },
    ...{ requestedAt: '2026-06-14T09:00:00.000Z', changedAt: '2026-06-14T09:00:00.000Z' },
    writer: { id: '7', name: 'Ola Strand' },
  };
  const listed = (status: string) => ok({ payouts: [{ ...payout, status }], next: null });
  api.responses['GET /api/vocal/payouts?'] = listed('requested');
  api.responses['POST /api/vocal/payouts/4/decision'] = ok({ payout });
  const { user } = openDesk('/vocal/desk/money/payouts');
  expect(await screen.findByText('Ola Strand · 35.00 USD')).toBeVisible();
  api.responses['GET /api/vocal/payouts?'] = listed('sent');
  await user.click(screen.getByRole('button', { name: 'Approve: Ola Strand' }));
  expect(await screen.findByText('To be paid', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reject or mark as failed: Ola Strand' }));
  await user.type(screen.getByLabelText('Reason (shown to the writer)'), 'The account is closed.');
  api.responses['GET /api/vocal/payouts?'] = listed('failed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed', { selector: 'p' })).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { action: 'approve' },
    { action: 'fail', reason: 'The account is closed.' },
  ]);
  api.responses['POST /api/vocal/payoutConfirmations'] = ok({
    lines: [{ line: 2, id: '4', result: 'refused', message: 'It has failed.' }],
  });
  await user.type(screen.getByLabelText('Payments (CSV)'), '4,paid,35.00,,');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Line 2, payout 4 · refused · It has failed.')).toBeVisible();
});

it('a moderator of some magazines reads that payouts are not for them', async () => {
  const api = fakeApi(moderator);
  api.responses['GET /api/vocal/payouts?'] = problem(403, 'operator-only', 'Not yours.');
  openDesk('/vocal/desk/money/payouts');
  expect(
    await screen.findByText('Only accountants and administrators of all magazines can see payouts.'),
  ).toBeVisible();
});

it('for a writer there is no such page, nor for a moderator an unknown part of it', async () => {
  fakeApi(ada);
  const { unmount } = openDesk('/vocal/desk/money');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  unmount();
  fakeApi(moderator);
  openDesk('/vocal/desk/money/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it.each([
  ['1', '2026-03-01'],
  ['3', '2026-01-01'],
  ['12', '2025-04-01'],
] as const)('the last %s months begin on the first day of a month', (months, from) => {
  expect(costPeriod(months, '2026-03-31')).toEqual({ from, to: '2026-03-31' });
});

it.each([
  [3_800, '0.0038 USD'],
  [0, '0.00 USD'],
  [1_234_500_000, '1,234.50 USD'],
  [-10_000, '-0.01 USD'],
])('%i micros are %s', (micros, words) => {
  expect(moneyText(exactMoney(micros))).toBe(words);
});

it('shows an auditor the payouts without decisions', async () => {
  const api = fakeApi({ ...ada, grants: [{ role: 'auditor', site: null, until: null }] });
  const payout = {
    ...{ id: '1', status: 'requested', amount: exactMoney(40_000_000), address: '…3000', reason: null },
    ...{
      requestedAt: '2026-06-15T12:00:00Z',
      changedAt: '2026-06-15T12:00:00Z',
      writer: { ...writer, isClosed: false },
    },
  };
  api.responses['GET /api/vocal/payouts?'] = ok({ payouts: [payout], next: null });
  openDesk('/vocal/desk/money/payouts');
  expect(await screen.findByText(/^Ola Strand · /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('offers no payouts to an editor of a magazine', async () => {
  const api = fakeApi({ ...ada, grants: [{ role: 'editor', site: 'feast', until: null }] });
  api.responses[`GET ${path}/hints?to=${today}`] = ok(hintsOf([]));
  openDesk('/vocal/desk/money/hints');
  const parts = await screen.findByRole('navigation', { name: 'Finance pages' });
  expect(within(parts).queryByRole('link', { name: 'Payouts' })).not.toBeInTheDocument();
  expect(within(parts).getByRole('link', { name: 'Holds' })).toBeVisible();
});
