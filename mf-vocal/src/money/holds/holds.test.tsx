import { expect, it } from '@jest/globals';
import { exactMoney, type Hold } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen } from '@testing-library/react';
import { openVocal } from '../../testing/openVocal.tsx';

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const post = { id: '3', name: 'Fish', site: 'feast' as const, urlPath: '/fish' };
const hold: Hold = {
  ...{ id: '9', status: 'held', amount: exactMoney(19_000), reads: 5, day: '2026-06-14', post, sites: ['feast'] },
  ...{ placedAt: '2026-06-15T09:00:00.000Z', until: '2026-06-29T09:00:00.000Z', reason: 'One network all day.' },
  ...{ answerUntil: '2026-06-20T09:00:00.000Z', answer: null, decision: null },
};
const title = '0.0190 USD · 5 reads on June 14, 2026';

it('a writer sees the reads of a hold and its reason, and answers once', async () => {
  const api = fakeApi(ada);
  api.responses['GET /api/vocal/user/holds'] = ok({ holds: [hold] });
  api.responses['GET /api/vocal/user/holds/9/reads'] = ok({
    reads: [
      { id: '2', at: '2026-06-14T09:41:05.000Z', post },
      { id: '1', at: '2026-06-14T09:40:00.000Z', post: { ...post, id: '4', name: 'Bread' } },
    ],
    next: null,
  });
  const { user } = openVocal('/vocal/money/holds');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('One network all day.')).toBeVisible();
  expect(screen.getByText('“Fish” · on hold since June 15, 2026 · until June 29, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Show reads: ${title}` }));
  expect(await screen.findByRole('row', { name: '09:41:05 Fish' })).toBeVisible();
  expect(screen.getByRole('row', { name: '09:40:00 Bread' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: `Reply: ${title}` }));
  await user.type(screen.getByLabelText('Your reply: how do you explain these reads?'), 'My class read it.');
  api.responses['POST /api/vocal/user/holds/9/answer'] = problem(503, 'unavailable', 'Away.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Your reply: how do you explain these reads?')).toHaveValue('My class read it.');
  const answered = { ...hold, status: 'answered', answer: { at: hold.placedAt, words: 'My class read it.' } };
  api.responses['POST /api/vocal/user/holds/9/answer'] = ok({ hold: answered });
  api.responses['GET /api/vocal/user/holds'] = ok({ holds: [answered] });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Waiting for a decision')).toBeVisible();
  expect(screen.getByText('My class read it.', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

it('a writer without holds reads that nothing is held', async () => {
  fakeApi(ada).responses['GET /api/vocal/user/holds'] = ok({ holds: [] });
  openVocal('/vocal/money/holds');
  expect(await screen.findByText('None of your money is on hold.')).toBeVisible();
});
