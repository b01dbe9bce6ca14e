import { describe, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { routeObject } from './routeTree.ts';

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
  test('does not run again for a jump inside the page, nor for the way back', async () => {
    const router = await openPost();
    await router.navigate('/last-reel#picture-3');
    await router.navigate(-1);
    expect(router.state.location.hash).toBe('');
    await router.navigate('/last-reel#picture-3');
    await router.navigate('/last-reel');
    expect(loader).not.toHaveBeenCalled();
  });

  test('runs for another page, another query, and when the same page is asked for again', async () => {
    const router = await openPost();
    await router.navigate('/first-reel');
    expect(loader).toHaveBeenCalledTimes(1);
    await router.navigate('/first-reel?page=2');
    expect(loader).toHaveBeenCalledTimes(2);
    await router.navigate('/first-reel?page=2');
    expect(loader).toHaveBeenCalledTimes(3);
  });
});
