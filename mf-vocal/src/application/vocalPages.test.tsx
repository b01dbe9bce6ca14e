import { expect, it } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

const nothingHere = { level: 1, name: 'Page not found' } as const;

it('waits on a page of the moderators until their application replaces it', async () => {
  fakeApi({ ...ada, isAdmin: true });
  const { user } = openVocal('/vocal');
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Review desk' }));
  expect(window.location.pathname).toBe('/vocal/review');
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByRole('heading', nothingHere)).not.toBeInTheDocument();
});

it('says that an unknown address leads nowhere', async () => {
  fakeApi(ada);
  openVocal('/vocal/unknown');
  expect(await screen.findByRole('heading', nothingHere)).toBeVisible();
});
