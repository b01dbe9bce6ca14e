import { type RouteHandle, usePageConfig } from '@marquee/shared';
import type { FrameState } from '@marquee/shared/page/frame';
import { Outlet, ScrollRestoration, useMatches } from '@marquee/shared/router';
import { useState } from 'react';
import { PendingPage } from '../navigation/PendingPage.ts';
import { useNavigationFollowUp } from '../navigation/useNavigationFollowUp.ts';
import { Announcer } from './Announcer.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CreatorHeader } from './CreatorHeader.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import type { MenuState } from './menuState.ts';
import { SkipLinks } from './SkipLinks.tsx';

/** What stands around every page: header, menu, bars and footer. */
export function Frame() {
  useNavigationFollowUp();
  const [menu, setMenu] = useState<MenuState>('closed');
  const { year, site } = usePageConfig();
  const isCreatorHost = site.key === 'vocal';
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined);
  const isWaiting = matches.some(({ loaderData }) => loaderData instanceof PendingPage);
  const isHeaderHidden = handles.some((handle) => handle?.hideHeader);
  const frame: FrameState = { isMenuOpen: menu !== 'closed' };
  return (
    <>
      <SkipLinks hasSearch={!isCreatorHost} />
      {isHeaderHidden ? null : isCreatorHost ? (
        <CreatorHeader />
      ) : (
        <>
          <Header menu={menu} onMenu={setMenu} />
          <BottomBar />
          <Menu state={menu} onClose={() => setMenu('closed')} />
        </>
      )}
      <main id="main" aria-busy={isWaiting || undefined}>
        <Outlet context={frame} />
      </main>
      <Footer year={year} />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
