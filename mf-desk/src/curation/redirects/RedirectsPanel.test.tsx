import { expect, it } from '@jest/globals';
import type { CuratedRedirect } from '@marquee/shared/domain';
import { screen } from '@testing-library/react';
// Loaded before the first test, whose queries wait for a second.
import '../CurationPage.tsx';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { openDesk } from '../../testing/openDesk.tsx';

const path = '/api/vocal/curation/feast/redirects';
const gear: CuratedRedirect = {
  ...{ kind: 'tag', key: 'gear', formerPath: '/tag/gear', since: '2026-11-20T08:00:00Z' },
  target: { name: 'Kit', urlPath: '/tag/kit' },
};
const ok = (redirects: CuratedRedirect[]) => ({ status: 200, body: { success: true, redirects } });

it('a former address is listed with the present one, found, and freed after a question', async () => {
  const api = fakeApi({ ...ada, isAdmin: true });
  api.responses[`GET ${path}?q=`] = ok([
    gear,
    { ...gear, kind: 'post', key: 'gone', formerPath: '/gone', target: null },
  ]);
  api.responses[`GET ${path}?q=gear`] = ok([gear]);
  api.responses[`DELETE ${path}/tag/gear`] = ok([]);
  const { user } = openDesk('/vocal/curation/feast/redirects');
  expect(await screen.findByText(/redirects to “Kit”, \/tag\/kit/)).toBeVisible();
  expect(screen.getByText(/redirects to an unpublished post/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'gear');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: /tag/gear' }));
  api.responses[`GET ${path}?q=gear`] = ok([]);
  await user.click(screen.getByRole('button', { name: 'Delete redirect' }));
  expect(await screen.findByText('The redirect from /tag/gear was deleted.')).toHaveFocus();
  expect(await screen.findByText('No redirect matches “gear”.')).toBeVisible();
});
