import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  apiContext,
  createApi,
  createStore,
  PageConfigProvider,
  pageConfigContext,
  populateCategoryList,
  type RouteModule,
  storeContext,
} from '@marquee/shared';
import { Provider } from '@marquee/shared/redux';
import { data, RouterContextProvider, RouterProvider, redirect, useLoaderData } from '@marquee/shared/router';
import { category, pageConfig } from '@marquee/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { routeTree } from '../frame/routeTree.ts';
import type { RouteEntry } from '../routeEntry.ts';
import { PageLoads } from './PageLoads.ts';
import { pageRoute } from './pageRoute.tsx';

Object.assign(window, { scrollTo: jest.fn() });
Element.prototype.scrollIntoView = jest.fn();

const never = () => new Promise<never>(() => undefined);

/** Results of loaders by path, which the test gives. */
const responses = new Map<string, { response: (data: unknown) => void; fail: (reason: unknown) => void }>();
const settle = (path: string) => {
  const pending = responses.get(path);
  if (!pending) throw new Error(`Nothing is asked for at ${path}`);
  return pending;
};

function Page() {
  return <h1>{String(useLoaderData())}</h1>;
}

const pageModule: RouteModule = {
  Component: Page,
  loader: ({ request }) =>
    new Promise((response, fail) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/') response('Front page');
      else responses.set(pathname, { response, fail });
    }),
  handle: { meta: ({ pathname }) => ({ title: `Title of ${pathname}`, canonicalPath: pathname }) },
};

const entries: RouteEntry[] = [
  { id: 'home', path: '', remote: 'mf_reader', expose: 'home' },
  { id: 'category', path: 'category/:categoryKey', remote: 'mf_reader', expose: 'category' },
  { id: 'post', path: ':postKey', remote: 'mf_post', expose: 'post' },
];

async function open(loadModule: () => Promise<RouteModule> = async () => pageModule) {
  const config = pageConfig();
  const store = createStore();
  store.dispatch(populateCategoryList([category()]));
  const context = () => {
    const provider = new RouterContextProvider();
    provider.set(storeContext, store);
    provider.set(apiContext, createApi({ get: never, post: never }));
    provider.set(pageConfigContext, config);
    return provider;
  };
  const loads = new PageLoads('/', () => Promise.resolve());
  const ErrorPage = () => <h1>Page not found</h1>;
  const routes = entries.map((entry) =>
    pageRoute({
      entry,
      callAhead: jest.fn(),
      loads,
      ErrorPage,
      loadModule,
      contextFor: context,
      first: entry.id === 'home' ? pageModule : undefined,
    }),
  );
  const router = createMemoryRouter(routeTree(routes, ErrorPage), {
    getContext: context,
    hydrationData: { loaderData: { root: null, home: 'Front page' } },
  });
  render(
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Front page' })).toBeVisible();
  return router;
}

const announced = () => document.getElementById('announcer')?.textContent;
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;

describe('navigation to a page', () => {
  beforeEach(() => responses.clear());

  it('announces the page and loads it under its own address, then moves the focus and announces the title', async () => {
    const router = await open();
    await act(() => router.navigate('/fox'));
    expect(router.state.location.pathname).toBe('/fox');
    expect(screen.queryByText('Front page')).toBeNull();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(announced()).toBe('Loading...');
    await act(async () => settle('/fox').response('The fox'));
    expect(await screen.findByRole('heading', { name: 'The fox' })).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(announced()).toBe('Title of /fox'));
    expect(document.title).toBe('Title of /fox');
  });

  it('shows at once what the frame knows, even while the module loads', async () => {
    const router = await open(never);
    await act(() => router.navigate('/category/film'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Film' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  });

  it("never shows another page's data, in whatever order the responses arrive", async () => {
    const router = await open();
    await act(() => router.navigate('/fox'));
    await act(() => router.navigate('/hare'));
    await act(async () => settle('/fox').response('The fox'));
    expect(heading()).toBeNull();
    await act(async () => settle('/hare').response('The hare'));
    expect(await screen.findByRole('heading', { name: 'The hare' })).toBeVisible();
  });

  it('completes after a jump inside the page as well', async () => {
    const router = await open();
    await act(() => router.navigate('/fox'));
    await act(() => router.navigate('/fox#main'));
    await act(async () => settle('/fox').response('The fox'));
    expect(await screen.findByRole('heading', { name: 'The fox' })).toBeVisible();
  });

  it('shows an error page for a missing page, and the frame stays', async () => {
    const router = await open();
    await act(() => router.navigate('/fox'));
    await act(async () => settle('/fox').fail(data('Not found', { status: 404 })));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  it('follows a redirect, and Back skips it', async () => {
    const router = await open();
    await act(() => router.navigate('/fox'));
    await act(async () => settle('/fox').fail(redirect('/vixen', 301)));
    expect(router.state.location.pathname).toBe('/vixen');
    await act(async () => settle('/vixen').response('The vixen'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Front page' })).toBeVisible();
  });
});
