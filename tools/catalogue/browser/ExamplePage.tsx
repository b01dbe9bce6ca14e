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

/** As `PostFrame` and the article in it are for a post's parts. */
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

/** A page may take back the margin above the footer, which is not here. */
const Page = styled.main`
  display: flow-root;
  padding-block-end: ${token('space8')};
`;

/** A store in which a site has a few categories, one of which is being read. */
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

/** The surroundings of an example: config and store of a page, a router unless it has one, and the component's usual space. */
export function ExamplePage({ setting = 'open', host, children }: ExamplePageProps) {
  const [store] = useState(storeOfSite);
  const site = {
    commerceDisclosure: 'We may earn a commission when you buy through links in this post.',
    ...(host ? sites[host] : {}),
    // Nothing calls a third party before it is clicked.
    shareCounts: [],
    playersOnScroll: [],
  };
  const config = pageConfig(host && networkOf(host), { ...site, videoPlayers: ['youtube', 'brightcove'] });
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
