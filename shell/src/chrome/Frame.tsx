import { type RouteHandle, usePageConfig } from '@marquee/shared';
import { Outlet, ScrollRestoration, useMatches } from '@marquee/shared/router';
import { useState } from 'react';
import { useNavigationFollowUp } from '../navigation/useNavigationFollowUp.ts';
import { Announcer } from './Announcer.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page: header, menu, bars and footer. */
export function Frame() {
  useNavigationFollowUp();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { year } = usePageConfig();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const isHeaderHidden = handles.some((handle) => handle?.hideHeader);
  return (
    <>
      <SkipLink />
      {isHeaderHidden ? null : (
        <>
          <Header isMenuOpen={isMenuOpen} onToggleMenu={() => setMenuOpen((isOpen) => !isOpen)} />
          <BottomBar />
          <Menu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </>
      )}
      <main id="main">
        <Outlet />
      </main>
      <Footer year={year} hasLinks={!handles.some((handle) => handle?.hideFooterLinks)} />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
