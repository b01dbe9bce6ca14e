import { createStore, PageConfigProvider, postsSlice, rootReducer } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { createBrowserRouter, RouterProvider } from '@marquee/shared/router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sampleConfig } from './samplePost.ts';

rootReducer.inject(postsSlice);

type Surroundings = { store?: ReturnType<typeof createStore>; address?: string; config?: PageConfig };

/** Renders a part of the post page inside what the shell puts around it. */
export function renderInPage(part: ReactNode, surroundings: Surroundings = {}) {
  const { store = createStore(), address = '/last-reel', config = sampleConfig } = surroundings;
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: part }]);
  const view = render(
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  return { ...view, store };
}
