import { expect, jest, test } from '@jest/globals';
import { isRouteErrorResponse, RouterContextProvider } from '@marquee/shared/router';
import { createMemoryRouter } from 'react-router-dom';
import type { PageState } from '../document/pageData.ts';
import { frameRouteId, routeTree } from '../frame/routeTree.ts';
import type { RouteEntry } from '../routeEntry.ts';
import { hydrationData } from './hydrationData.ts';
import { PageLoads } from './PageLoads.ts';
import { pageRoute } from './pageRoute.tsx';

const route = { id: 'about', path: 'about', remote: 'mf_reader', expose: 'about' } satisfies RouteEntry;

/** The router at the start of a page whose module has no loader. */
function routerOf(state: Partial<PageState>) {
  const about = pageRoute({
    entry: route,
    first: { Component: () => <h1>About</h1>, handle: { meta: () => ({ title: 'About', canonicalPath: '/about' }) } },
    loadModule: jest.fn<() => never>(),
    loads: new PageLoads('/about', () => Promise.resolve()),
    callAhead: jest.fn(),
    contextFor: () => new RouterContextProvider(),
    ErrorPage: () => null,
  });
  const page: PageState = { route, store: {}, loaderData: { root: null }, errors: null, ...state };
  return createMemoryRouter(
    routeTree([about], () => null),
    { initialEntries: ['/about'], hydrationData: hydrationData(page) },
  );
}

test('shows a page without a loader at once, and loads nothing again', () => {
  expect(routerOf({}).state).toMatchObject({ initialized: true, loaderData: { root: null, about: null } });
});

test('a page that failed on the server has its error', () => {
  const errors = { [frameRouteId]: { status: 404, statusText: 'Not Found', data: null } };
  const { state } = routerOf({ errors });
  expect(state.initialized).toBe(true);
  expect(isRouteErrorResponse(state.errors?.[frameRouteId])).toBe(true);
});
