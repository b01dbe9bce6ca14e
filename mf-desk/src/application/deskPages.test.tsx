import { expect, it } from '@jest/globals';
import { mountedPaths } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen } from '@testing-library/react';
import { openDesk } from '../testing/openDesk.tsx';
import { deskPages } from './deskPages.tsx';

const nothingHere = { level: 1, name: 'Page not found' } as const;

it('has a page for each address below the paths at which the shell mounts it', () => {
  const below = mountedPaths('mf-desk').map((path) => `${path}/*`);
  expect(deskPages.map(({ path }) => path)).toEqual(expect.arrayContaining(below));
});

it.each([
  '/vocal/review',
  '/vocal/review/7',
  '/vocal/curation/feast/tags',
  '/vocal/desk/money',
  '/vocal/desk/posts',
  '/vocal/desk/planning',
  '/vocal/desk/reads',
])('hides %p from an account without rights', async (path) => {
  const api = fakeApi(ada);
  openDesk(path);
  expect(await screen.findByRole('heading', nothingHere)).toBeVisible();
  expect(api.calls.map((call) => call.path)).not.toContainEqual(expect.stringMatching(/review|curation|desk/));
});

it.each([
  [
    'an accountant',
    'accountant',
    ['/vocal/desk/posts', '/vocal/desk/planning', '/vocal/desk/reads', '/vocal/review', '/vocal/curation/feast/tags'],
  ],
  ['an auditor', 'auditor', ['/vocal/curation/feast/tags']],
] as const)('hides pages from %s that the role does not open', async (_who, role, paths) => {
  for (const path of paths) {
    fakeApi({ ...ada, grants: [{ role, site: null, until: null }] });
    const { unmount } = openDesk(path);
    expect(await screen.findByRole('heading', nothingHere)).toBeVisible();
    unmount();
  }
});

it('says that an unknown address below its paths leads nowhere', async () => {
  fakeApi({ ...ada, isAdmin: true });
  openDesk('/vocal/desk/unknown');
  expect(await screen.findByRole('heading', nothingHere)).toBeVisible();
});

it("waits on a writer's page until the other application replaces it", async () => {
  fakeApi({ ...ada, isAdmin: true });
  openDesk('/vocal/posts');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('heading', nothingHere)).not.toBeInTheDocument();
});
