import { beforeEach, expect, it } from '@jest/globals';
import { beforeSignOut } from '@marquee/vocal-kit/session/beforeSignOut.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi(ada);
  api.responses['POST /api/vocal/auth/signout'] = { status: 200, body: { success: true } };
});

const signOuts = () => api.calls.filter(({ path }) => path === '/api/vocal/auth/signout').length;

it('warns before signing out would lose something, and signs out after the second click', async () => {
  const remove = beforeSignOut(async () => 'Two changes are not saved.');
  const { user } = openVocal('/vocal');
  await user.click(await screen.findByRole('button', { name: 'Account menu: Ada Moll' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Two changes are not saved.');
  expect(signOuts()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  expect(signOuts()).toBe(1);
  remove();
});

it('signs out at once when nothing would be lost, also when a task fails', async () => {
  const removals = [beforeSignOut(async () => null), beforeSignOut(() => Promise.reject(new Error('No storage')))];
  const { user } = openVocal('/vocal');
  await user.click(await screen.findByRole('button', { name: 'Account menu: Ada Moll' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  expect(signOuts()).toBe(1);
  for (const remove of removals) remove();
});
