import { type AppStore, createStore, postsSlice, rootReducer } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

rootReducer.inject(postsSlice);

type Surroundings = { store?: AppStore; path?: string };

/** Renders a part of the post page in a site that lets YouTube's and Brightcove's players in. */
export function renderInPage(part: ReactNode, { store = createStore(), path = '/last-reel' }: Surroundings = {}) {
  const config = pageConfig({}, { videoPlayers: ['youtube', 'brightcove'] });
  const view = render(
    <InPage config={config} store={store} path={path}>
      {part}
    </InPage>,
  );
  return { ...view, store };
}
