import { above, EmptyState, token } from '@marquee/shared';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useEffect } from 'react';
import { ComponentList } from './ComponentList.tsx';
import { ChoiceBar } from './choices/ChoiceBar.tsx';
import { useChoices } from './choices/choices.ts';
import type { Entry } from './entries.ts';
import { ComponentPage } from './pages/ComponentPage.tsx';
import { IndexPage } from './pages/IndexPage.tsx';
import { SkipLink } from './SkipLink.tsx';

const Layout = styled.div`
  ${above('tabletLandscape')} {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

const Main = styled.main`
  min-width: 0;
  padding: ${token('space6')} ${token('space4')} ${token('space8')};

  ${above('tabletLandscape')} {
    padding-inline: ${token('space7')};
  }
`;

/** Shows the bar, the list of components, and the current component. The catalogue has the theme of the examples. */
export function Catalogue({ entries }: { entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  const { choices } = useChoices();
  const { site, scheme } = choices;
  const [, part, name] = pathname.split('/');
  const entry = entries.find((each) => each.part === part && each.name === name);

  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
    document.getElementById('theme')?.setAttribute('href', `/themes/${site}.css`);
  }, [site, scheme]);
  useEffect(() => {
    document.title = name ? `${name} · Catalogue of Marquee` : 'Catalogue of Marquee';
    window.scrollTo(0, 0);
  }, [name]);

  return (
    <>
      <SkipLink />
      <ChoiceBar />
      <Layout>
        <ComponentList entries={entries} current={entry} />
        <Main id="main" tabIndex={-1}>
          {entry && <ComponentPage key={entry.source} entry={entry} />}
          {!entry && pathname === '/' && <IndexPage entries={entries} />}
          {!entry && pathname !== '/' && <EmptyState message="No component has this address." />}
        </Main>
      </Layout>
    </>
  );
}
