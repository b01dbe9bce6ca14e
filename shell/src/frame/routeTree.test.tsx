import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { routeObject, routeTree } from './routeTree.ts';

const loader = jest.fn(() => null);

async function openPost() {
  const route = routeObject(
    { id: 'post', path: ':postKey', remote: 'mf_post', expose: 'post' },
    { Component: () => null, loader, handle: { meta: () => ({ title: '', canonicalPath: '/' }) } },
  );
  const router = createMemoryRouter([route], { initialEntries: ['/last-reel'] }).initialize();
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  loader.mockClear();
  return router;
}

describe('the loader of a page', () => {
  test('does not run again for a jump inside the page or back', async () => {
    const router = await openPost();
    await router.navigate('/last-reel#picture-3');
    await router.navigate(-1);
    expect(router.state.location.hash).toBe('');
    await router.navigate('/last-reel#picture-3');
    await router.navigate('/last-reel');
    expect(loader).not.toHaveBeenCalled();
  });

  test('runs for another page, another query, and a repeated request of the same page', async () => {
    const router = await openPost();
    await router.navigate('/first-reel');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/first-reel?page=2');
    expect(loader).toHaveBeenCalledTimes(2);
    await router.navigate('/first-reel?page=2');
    expect(loader).toHaveBeenCalledTimes(3);
  });
});

describe('a page that throws on an interaction', () => {
  test('is replaced by the error page, whose code loads only then; the rest of the tree stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = () => {
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw new Error('broken');
      return (
        <button type="button" onClick={() => setIsBroken(true)}>
          Break
        </button>
      );
    };
    const ErrorPage = lazy(async () => ({ default: () => <h1>Something went wrong</h1> }));
    const [root] = routeTree([{ id: 'home', index: true, Component: Page }], ErrorPage);
    const Frame = () => (
      <>
        <header>Beat</header>
        <Outlet />
      </>
    );
    const router = createMemoryRouter([{ ...root, Component: Frame, loader: undefined } as RouteObject]);
    render(<RouterProvider router={router} />);
    fireEvent.click(await screen.findByRole('button'));
    expect(screen.getByRole('banner')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    jest.restoreAllMocks();
  });
});
