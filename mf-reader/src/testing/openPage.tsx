import {
  type AppStore,
  apiContext,
  createStore,
  PageConfigProvider,
  pageConfigContext,
  type RouteModule,
  storeContext,
} from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { RouterContextProvider, RouterProvider } from '@marquee/shared/router';
import { createMemoryRouter, pageConfig } from '@marquee/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { type Responses, stubApi } from './loaderArguments.ts';

type PageSetting = { responses?: Responses; store?: AppStore; config?: PageConfig };

const waiting = 'Not here yet';

/**
 * Opens an address of a route module as a browser does, loader first. Every other path shows 'Elsewhere', and a
 * loader's error shows as 'Failed'.
 */
export async function openPage(
  route: { path: string; module: RouteModule },
  address: string,
  { responses = {}, store = createStore(), config = pageConfig() }: PageSetting = {},
) {
  const { api, calls } = stubApi(responses);
  const { Component, loader } = route.module;
  const router = createMemoryRouter(
    [
      {
        path: route.path,
        Component,
        loader,
        HydrateFallback: () => <p>{waiting}</p>,
        ErrorBoundary: () => <p>Failed</p>,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      initialEntries: [address],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(storeContext, store);
        context.set(apiContext, api);
        context.set(pageConfigContext, config);
        return context;
      },
    },
  );
  const page = render(
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  // Waits for the end of the loading text, because the page itself may be blank.
  await waitFor(
    () => {
      if (screen.queryByText(waiting)) throw new Error(`${address} is still loading`);
    },
    { timeout: 20_000 },
  );
  return { ...page, router, store, calls };
}
