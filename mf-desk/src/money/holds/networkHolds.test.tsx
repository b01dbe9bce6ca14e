import { expect, it } from '@jest/globals';
import { exactMoney, type ModeratorHold } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen } from '@testing-library/react';
import { openDesk } from '../../testing/openDesk.tsx';

const moderator = { ...ada, isAdmin: true };
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const post = { id: '3', name: 'Fish', site: 'feast' as const, urlPath: '/fish' };
const hold: ModeratorHold = {
  ...{ id: '9', status: 'held', amount: exactMoney(19_000), reads: 5, day: '2026-06-14', post, sites: ['feast'] },
  ...{ placedAt: '2026-06-15T09:00:00.000Z', until: '2026-06-29T09:00:00.000Z', reason: 'One network all day.' },
  ...{ answerUntil: '2026-06-20T09:00:00.000Z', answer: null, decision: null },
  ...{ writer: { id: '7', name: 'Ola Strand' }, placedBy: { id: '8', name: 'Morgan Ellery' } },
  filter: { postId: '3', day: '2026-06-14', network: 'abcdefgh' },
};
const title = 'Ola Strand · 0.0190 USD';

it('the reads behind a hint are held with a reason and an end', async () => {
  const api = fakeApi(moderator);
  const asked = 'day=2026-06-14&postId=3&network=abcdefgh';
  const read = { id: '1', at: '2026-06-14T09:41:05.000Z', post, network: 'abcdefgh', rejection: null };
  api.responses[`GET /api/vocal/networkMoney/reads?${asked}`] = ok({ reads: [read], next: null });
  api.responses['POST /api/vocal/holds'] = problem(409, 'hold-reads', 'Some of these reads are not booked yet.');
  const { user } = openDesk(`/vocal/desk/money/reads?${asked}`);
  await user.click(await screen.findByRole('button', { name: 'Hold these reads' }));
  await user.selectOptions(screen.getByLabelText('Hold for'), '30');
  await user.type(screen.getByLabelText('Reason (shown to the writer)'), 'One network all day.');
  await user.click(screen.getByRole('button', { name: 'Hold reads' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Some of these reads are not booked yet.');
  api.responses['POST /api/vocal/holds'] = { status: 201, body: { success: true, hold } };
  await user.click(screen.getByRole('button', { name: 'Hold reads' }));
  expect(await screen.findByText('5 reads are on hold.')).toBeVisible();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ day: '2026-06-14', postId: '3', network: 'abcdefgh', reason: 'One network all day.', days: 30 },
  });
  expect(screen.getByRole('link', { name: 'See holds' })).toHaveAttribute('href', '/vocal/desk/money/holds');
});

it('a hold has the words of both sides, and is decided with a reason', async () => {
  const api = fakeApi(moderator);
  const answered = { ...hold, status: 'answered', answer: { at: hold.placedAt, words: 'My class read it.' } };
  api.responses['GET /api/vocal/holds?'] = ok({ holds: [answered], next: null });
  api.responses['POST /api/vocal/holds/9/decision'] = ok({ hold });
  const { user } = openDesk('/vocal/desk/money/holds');
  expect(await screen.findByText(title)).toBeVisible();
  expect(
    screen.getByText('“Fish” · Feast · held by Morgan Ellery on June 15, 2026 · until June 29, 2026'),
  ).toBeVisible();
  expect(screen.getByText('My class read it.')).toBeVisible();
  expect(screen.getByRole('link', { name: `See reads: ${title}` })).toHaveAttribute(
    'href',
    '/vocal/desk/money/reads?day=2026-06-14&postId=3&network=abcdefgh',
  );
  await user.click(screen.getByRole('button', { name: `Release: ${title}` }));
  await user.type(screen.getByLabelText('Reason (shown to the writer)'), 'A class.');
  const released = { ...answered, status: 'released', decision: { at: hold.placedAt, words: 'A class.' } };
  api.responses['GET /api/vocal/holds?'] = ok({ holds: [released], next: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A class.', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    action: 'release',
    reason: 'A class.',
  });
});

it('holds are chosen by status, and there may be none', async () => {
  const api = fakeApi(moderator);
  api.responses['GET /api/vocal/holds?'] = ok({ holds: [hold], next: null });
  api.responses['GET /api/vocal/holds?status=reversed'] = ok({ holds: [], next: null });
  const { user } = openDesk('/vocal/desk/money/holds');
  expect(await screen.findByText('The writer has until June 20, 2026 to reply.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'reversed');
  expect(await screen.findByText('No holds.')).toBeVisible();
  expect(window.location.search).toBe('?status=reversed');
});
