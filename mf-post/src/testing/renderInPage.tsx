import { type AppStore, createStore, postsSlice, rootReducer } from '@marquee/shared';
import type { SiteConfig } from '@marquee/shared/domain';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

rootReducer.inject(postsSlice);

type Surroundings = { store?: AppStore; path?: string; site?: Partial<SiteConfig> };

/** Renders a part of the post page in a site that allows the players of YouTube and Brightcove. */
export function renderInPage(part: ReactNode, { store = createStore(), path = '/last-reel', site }: Surroundings = {}) {
  const config = pageConfig({}, { videoPlayers: ['youtube', 'brightcove'], ...site });
  const view = render(
    <InPage config={config} store={store} path={path}>
      {part}
    </InPage>,
  );
  return { ...view, store };
}
