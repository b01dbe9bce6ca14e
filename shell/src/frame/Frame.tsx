import { type RouteHandle, usePageConfig } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import type { FrameState } from '@marquee/shared/page/frame';
import { Outlet, useMatches } from '@marquee/shared/router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Footer } from '../chrome/footer/Footer.tsx';
import { BottomBar } from '../chrome/header/BottomBar.tsx';
import { CreatorHeader } from '../chrome/header/CreatorHeader.tsx';
import { Header } from '../chrome/header/Header.tsx';
import { FooterInstead } from '../chrome/menu/FooterInstead.tsx';
import type { MenuProps } from '../chrome/menu/Menu.tsx';
import { useMenu } from '../chrome/menu/useMenu.ts';
import { atFirstIntent } from '../intent/atFirstIntent.ts';
import { Announcer } from '../navigation/Announcer.tsx';
import { PageScroll } from '../navigation/PageScroll.tsx';
import { PendingPage } from '../navigation/PendingPage.ts';
import { useNavigationFollowUp } from '../navigation/useNavigationFollowUp.ts';
import { SkipLinks } from './SkipLinks.tsx';

const loadMenu = () => import(/* webpackChunkName: "menu" */ '../chrome/menu/Menu.tsx');
const Menu = lazy<ComponentType<MenuProps>>(() =>
  loadMenu().then(
    (module) => ({ default: module.Menu }),
    () => ({ default: FooterInstead }),
  ),
);

/** The frame around every page: header, menu, bars and footer. */
export function Frame() {
  useNavigationFollowUp();
  const { menu, actions } = useMenu();
  const isMenuOpen = menu !== 'closed';
  const [hasMenu, setHasMenu] = useState(false);
  if (isMenuOpen && !hasMenu) setHasMenu(true);
  const { year, site } = usePageConfig();
  const isCreatorHost = hostKindOf(site.key) === 'creator';
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined);
  const isWaiting = matches.some(({ loaderData }) => loaderData instanceof PendingPage);
  const isHeaderHidden = handles.some((handle) => handle?.hideHeader);
  useEffect(() => {
    // Fetched ahead of use, but not for readers who only read. Opening the menu reports a failure.
    if (!isHeaderHidden && !isCreatorHost) atFirstIntent(document, async () => void (await loadMenu()));
  }, [isHeaderHidden, isCreatorHost]);
  const frame: FrameState = { isMenuOpen };
  return (
    <>
      <SkipLinks hasSearch={!isCreatorHost} />
      {isHeaderHidden ? null : isCreatorHost ? (
        <CreatorHeader />
      ) : (
        <>
          <Header isMenuOpen={isMenuOpen} hasMenu={hasMenu} onOpen={actions.open} onClose={actions.close} />
          <BottomBar />
          {hasMenu ? (
            <Suspense>
              <Menu state={menu} onClose={actions.close} onLeave={actions.leaveTo} />
            </Suspense>
          ) : null}
        </>
      )}
      <main id="main" aria-busy={isWaiting || undefined}>
        <Outlet context={frame} />
      </main>
      <Footer year={year} />
      <Announcer />
      <PageScroll />
    </>
  );
}
