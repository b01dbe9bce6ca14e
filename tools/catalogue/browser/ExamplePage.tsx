import {
  type AppStore,
  createStore,
  PageConfigProvider,
  populateCategoryList,
  setActiveCategory,
  token,
} from '@marquee/shared';
import type { HostKey } from '@marquee/shared/domain';
import type { Setting } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { category, InPage, pageConfig } from '@marquee/shared/testing';
import { type ReactNode, useState } from 'react';
import { networkOf } from './networkOf.ts';
import { sites } from './sources.ts';

/** Has the layout of `PostFrame` and the article in it, which contain the parts of a post. */
const Post = styled.main`
  container-type: inline-size;
  min-height: 0;

  & > div {
    display: flow-root;
    width: min(55ch, 43rem, 100cqi - 2rem);
    margin-inline: auto;
    font-size: calc(clamp(1.125rem, 1.04rem + 0.36vw, 1.25rem) * var(--body-scale));
  }
`;

const Open = styled.main`
  display: flow-root;
  min-height: 0;
  padding: 1.5rem 1rem;
`;

const Edges = styled.main`
  display: flow-root;
  min-height: 0;
`;

const Window = styled.main`
  min-height: 100dvh;
`;

/** Has the margin above the footer, because a page may remove it with a negative margin. */
const Page = styled.main`
  display: flow-root;
  padding-block-end: ${token('space8')};
`;

/** Creates a store with a few categories of a site and an active category. */
function storeOfSite(): AppStore {
  const store = createStore();
  const names = ['Film', 'Television', 'Comics', 'Games', 'The Booth'];
  store.dispatch(
    populateCategoryList(names.map((name) => category({ key: name.toLowerCase().replace(' ', '-'), name }))),
  );
  store.dispatch(setActiveCategory('comics'));
  return store;
}

type ExamplePageProps = {
  setting?: Setting;
  /** Host whose config and pictures the page uses. Test data is used if absent. */
  host?: HostKey;
  children: ReactNode;
};

/** Surrounds an example with the config and the store of a page, a router if it needs one, and the component's usual space. */
export function ExamplePage({ setting = 'open', host, children }: ExamplePageProps) {
  const [store] = useState(storeOfSite);
  const site = {
    commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
    ...(host ? sites[host] : {}),
    // Prevents calls of third parties before a click.
    shareCounts: [],
    playersOnScroll: [],
  };
  const config = pageConfig(host ? networkOf(host) : undefined, { ...site, videoPlayers: ['youtube', 'brightcove'] });
  if (setting === 'page') {
    return (
      <PageConfigProvider config={config}>
        <Provider store={store}>
          <Page>{children}</Page>
        </Provider>
      </PageConfigProvider>
    );
  }
  return (
    <InPage store={store} config={config}>
      {setting === 'open' && <Open>{children}</Open>}
      {setting === 'edges' && <Edges>{children}</Edges>}
      {setting === 'window' && <Window>{children}</Window>}
      {setting === 'post' && (
        <Post>
          <div>{children}</div>
        </Post>
      )}
    </InPage>
  );
}
