import { expect, it } from '@jest/globals';
import type { CuratedPostLink } from '@marquee/shared/domain';
import { screen } from '@testing-library/react';
// Loaded before the first test, whose queries wait for a second.
import '../CurationPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { openDesk } from '../../testing/openDesk.tsx';

const path = '/api/vocal/curation/feast/picks';
const post = (id: string, name: string): CuratedPostLink => ({
  ...{ id, name, author: 'Imogen Varga', urlPath: `/post-${id}`, publishedAt: '2026-11-20T08:00:00Z' },
});
const [toast, soup, cake] = [post('1', 'Toast'), post('2', 'Soup'), post('3', 'Cake')];
const ok = (posts: CuratedPostLink[]) => ({ status: 200, body: { success: true, posts } });
const orderShown = () => screen.getAllByText(/^\d+\. /).map(({ textContent }) => textContent);

function openPicks() {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}`] = ok([toast, soup]);
  return { api, ...openDesk('/vocal/curation/feast/picks') };
}

it('a pick moves by its buttons, which keep the focus, and its place is read out', async () => {
  const { user } = openPicks();
  await user.click(await screen.findByRole('button', { name: 'Move down: Toast' }));
  expect(orderShown()).toEqual(['1. Soup', '2. Toast']);
  expect(screen.getByText('“Toast” is now number 2 of 2.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move up: Toast' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(orderShown()).toEqual(['1. Toast', '2. Soup']);
});

it('a post is found and added, another one removed, and all is saved at once', async () => {
  const { api, user } = openPicks();
  api.responses['GET /api/vocal/curation/feast/posts?q=cake'] = ok([cake]);
  api.responses[`PUT ${path}`] = ok([soup, cake]);
  await user.click(await screen.findByRole('button', { name: 'Remove: Toast' }));
  expect(screen.getByText('“Toast” was removed from the picks.')).toHaveFocus();
  await user.type(screen.getByRole('searchbox'), 'cake');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Add: Cake' }));
  expect(screen.getByRole('button', { name: 'Already a pick: Cake' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save picks' }));
  expect(await screen.findByText('Picks saved.')).toHaveFocus();
  expect(api.calls.at(-1)?.body).toEqual({ ids: ['2', '3'], before: ['1', '2'] });
  expect(screen.queryByRole('button', { name: 'Save picks' })).not.toBeInTheDocument();
});

it('picks that somebody else changed are loaded again, and the own order can replace them', async () => {
  const { api, user } = openPicks();
  api.responses[`PUT ${path}`] = problem(
    409,
    'curation-changed',
    'Somebody else changed the editor’s picks meanwhile.',
  );
  await user.click(await screen.findByRole('button', { name: 'Move up: Soup' }));
  api.responses[`GET ${path}`] = ok([toast, soup, cake]);
  await user.click(screen.getByRole('button', { name: 'Save picks' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed the editor’s picks meanwhile.');
  api.responses[`PUT ${path}`] = ok([soup, toast]);
  await user.click(screen.getByRole('button', { name: 'Save picks' }));
  expect(await screen.findByText('Picks saved.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ ids: ['2', '1'], before: ['1', '2', '3'] });
});

it('no more than twenty posts can be picks', async () => {
  const { api, user } = openPicks();
  api.responses[`GET ${path}`] = ok(Array.from({ length: 20 }, (_, place) => post(String(place + 10), 'Pick')));
  api.responses['GET /api/vocal/curation/feast/posts?q=cake'] = ok([cake]);
  expect(await screen.findByText('20 of 20 picks')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'cake');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('button', { name: 'Add: Cake' })).toBeDisabled();
});
