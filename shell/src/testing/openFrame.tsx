import { jest } from '@jest/globals';
import {
  createStore,
  PageConfigProvider,
  populateCategoryList,
  postsSlice,
  rootReducer,
  setActiveCategory,
  setPost,
} from '@marquee/shared';
import type { PageConfig, Post } from '@marquee/shared/domain';
import { useFrame } from '@marquee/shared/page/frame';
import { Provider } from '@marquee/shared/redux';
import { category, pageConfig, postSummary } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';

// jsdom has the element but not its modal behaviour.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Object.assign(window, { scrollTo: jest.fn() });
rootReducer.inject(postsSlice);

function MenuWitness() {
  return <p>{useFrame().isMenuOpen ? 'Under the menu' : 'In the open'}</p>;
}

function SlotWitness() {
  return (
    <>
      <h1>Writing desk</h1>
      <input aria-label="Title" />
    </>
  );
}

type Opening = { config?: PageConfig; path?: string; post?: Partial<Post> };

/** Opens a page inside the frame of a site with two categories. */
export function openFrame({ config = pageConfig(), path = '/', post }: Opening = {}) {
  const store = createStore();
  store.dispatch(
    populateCategoryList([category({ key: 'film', name: 'Film' }), category({ key: 'games', name: 'Games' })]),
  );
  store.dispatch(setActiveCategory('games'));
  if (post) store.dispatch(setPost({ post: { ...postSummary(), ...post } as Post, relatedPosts: [] }));
  const meta = () => ({ title: 'Elsewhere | Marquee', canonicalPath: '/elsewhere' });
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Frame,
        children: [
          { id: 'home', index: true, element: <h1>Front page</h1>, handle: { meta } },
          { id: 'auth', path: 'auth', element: <h1>Sign in</h1>, handle: { meta, hideHeader: true } },
          { id: 'slot', path: 'slot/*', Component: SlotWitness, handle: { meta, hideHeader: true, ownsQuery: true } },
          { id: 'witness', path: 'witness', Component: MenuWitness, handle: { meta } },
          { id: 'rest', path: '*', element: <h1>Elsewhere</h1>, handle: { meta } },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  return router;
}
