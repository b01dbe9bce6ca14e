import { expect, it } from '@jest/globals';
import type { CuratedPromo } from '@marquee/shared/domain';
import { fireEvent, screen } from '@testing-library/react';
// Loaded before the first test, whose queries wait for a second.
import '../CurationPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { openDesk } from '../../testing/openDesk.tsx';
import { promoTexts } from './promoTexts.ts';

const path = '/api/vocal/curation/feast/promos';
const fields = { subtitle: '', image: null, actionLabel: 'Read', actionUrl: '/bread', active: true };
const bread: CuratedPromo = {
  ...{ id: '1', name: 'Bread week', createdAt: '2026-11-20T08:00:00Z', isShown: true, from: null, to: null },
  ...fields,
};
const cake: CuratedPromo = { ...bread, id: '2', name: 'Cake week', isShown: false };
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

function openPromos() {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}`] = ok({ promos: [bread, cake] });
  return { api, ...openDesk('/vocal/curation/feast/promos') };
}

it('each promo has its state: shown, coming, ended, or behind another', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const stateOf = (changes: Partial<CuratedPromo>) =>
    promoTexts.state({ ...cake, ...changes }, now, 'America/New_York');
  expect(stateOf({ isShown: true, to: '2026-11-24T08:00:00Z' })).toMatch(/^Shown now, until Nov 24, 2026, 3:00\sAM$/);
  expect(stateOf({ from: '2026-11-24T08:00:00Z' })).toMatch(/^From Nov 24, 2026, 3:00\sAM$/);
  expect(stateOf({ to: '2026-11-23T12:00:00Z' })).toMatch(/^Ended Nov 23, 2026/);
  expect(stateOf({})).toBe('Another promo is shown instead');
  expect(stateOf({ active: false })).toBe('Not shown');
});

it('a promo is added with its dates by the clocks of its magazine, after its faults are mended', async () => {
  const { api, user } = openPromos();
  api.responses[`POST ${path}`] = ok({ promo: cake });
  expect(await screen.findByText('Shown now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New promo' }));
  await user.type(screen.getByRole('textbox', { name: 'Headline' }), 'Soup week');
  await user.type(screen.getByRole('textbox', { name: 'Link text' }), 'Cook');
  await user.type(screen.getByRole('textbox', { name: 'Link URL' }), 'soup');
  fireEvent.input(screen.getByLabelText('Shown from'), { target: { value: '2026-12-01T08:00' } });
  fireEvent.input(screen.getByLabelText('Shown until'), { target: { value: '2026-12-01T07:00' } });
  await user.click(screen.getByRole('button', { name: 'Add promo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need another look.');
  expect(screen.getByRole('textbox', { name: 'Link URL' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Link URL' }), '{Home}/');
  fireEvent.input(screen.getByLabelText('Shown until'), { target: { value: '2026-12-08T08:00' } });
  await user.click(screen.getByRole('button', { name: 'Add promo' }));
  expect(await screen.findByText('“Soup week” was added.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Soup week', subtitle: '', image: null, actionLabel: 'Cook', actionUrl: '/soup', active: true },
    ...{ from: '2026-12-01T13:00:00.000Z', to: '2026-12-08T13:00:00.000Z' },
  });
});

it('a change is sent with the promo as it was read; a refused one is shown, and the list loaded again', async () => {
  const { api, user } = openPromos();
  const message = 'Somebody else changed this promo meanwhile.';
  api.responses[`PATCH ${path}/1`] = problem(409, 'curation-changed', message);
  await user.click(await screen.findByRole('button', { name: 'Edit: Bread week' }));
  await user.click(screen.getByRole('checkbox', { name: /^Visible to readers/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(api.calls.filter((call) => call.path === path)).toHaveLength(2);
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    ...{ ...fields, name: 'Bread week', from: null, to: null, active: false },
    before: { ...fields, name: 'Bread week', from: null, to: null },
  });
});

it('a promo is deleted after a question, and the focus goes to the sentence about it', async () => {
  const { api, user } = openPromos();
  api.responses[`DELETE ${path}/2`] = ok({});
  await user.click(await screen.findByRole('button', { name: 'Delete: Cake week' }));
  api.responses[`GET ${path}`] = ok({ promos: [bread] });
  await user.click(screen.getByRole('button', { name: 'Delete promo' }));
  expect(await screen.findByText('“Cake week” was deleted.')).toHaveFocus();
  expect(await screen.findByText('1 promo')).toBeVisible();
});
