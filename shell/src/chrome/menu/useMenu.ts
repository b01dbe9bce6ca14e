import { overlayStateOf, pageKeyOf } from '@marquee/shared/page/overlayState';
import { type Location, useLocation, useNavigate } from '@marquee/shared/router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The side menu is closed, open, or opened by the search action, which moves the focus to the search field. */
export type MenuState = 'closed' | 'open' | 'openedFromSearch';

/** Hash of the address while the menu is open, so that Back closes the menu. */
const menuMark = 'menu';

export type MenuActions = {
  /** Opens the menu with an entry of its own in the history. */
  open: (target: Exclude<MenuState, 'closed'>) => void;
  close: () => void;
  /** Closes the menu and goes to another page, or stays on this one. Both replace the menu's history entry. */
  leaveTo: (path?: string) => void;
};

/** Returns the state of the side menu, and functions to change it. The functions are the same in every render. */
export function useMenu(): { menu: MenuState; actions: MenuActions } {
  const location = useLocation();
  const navigate = useNavigate();
  // The menu is closed in the first render, which must match the render of the server.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  // A new address renders every link of the page again, in the background. So the menu changes before the address does.
  const [ahead, setAhead] = useState<{ of: Location; menu: MenuState } | null>(null);
  const openedFromSearch = (location.state as { fromSearch?: boolean } | null)?.fromSearch;
  const addressed: MenuState = openedFromSearch ? 'openedFromSearch' : 'open';
  const isAddressed = isHydrated && location.hash === `#${menuMark}`;
  const menu = ahead?.of === location ? ahead.menu : isAddressed ? addressed : 'closed';

  const latest = useRef({ location, menu, isOpenedHere: false, isClosing: false });
  useLayoutEffect(() => {
    // If the menu was opened here, Back leads to the page. If a link from another site opened it, Back would leave the
    // page.
    const isOpenedHere = overlayStateOf(location)?.openedHere ?? false;
    latest.current = { ...latest.current, location, isOpenedHere, isClosing: false };
  }, [location]);
  useLayoutEffect(() => {
    latest.current.menu = menu;
  }, [menu]);

  const actions = useMemo<MenuActions>(() => {
    /** True if there is an open menu to close. A dialog may report closing twice. */
    const startsToClose = () => {
      const { location: of, menu: shown, isClosing } = latest.current;
      if (isClosing || shown === 'closed') return false;
      latest.current.isClosing = true;
      setAhead({ of, menu: 'closed' });
      return true;
    };
    return {
      open: (target) => {
        const { location: of } = latest.current;
        latest.current.isOpenedHere = true;
        setAhead({ of, menu: target });
        const state = { openedHere: true, pageKey: pageKeyOf(of), fromSearch: target === 'openedFromSearch' };
        const address = { pathname: of.pathname, search: of.search, hash: menuMark };
        void navigate(address, { state, preventScrollReset: true });
      },
      close: () => {
        const { location: of, isOpenedHere } = latest.current;
        if (!startsToClose()) return;
        if (isOpenedHere) void navigate(-1);
        else void navigate(of.pathname + of.search, { replace: true, preventScrollReset: true });
      },
      leaveTo: (path) => {
        startsToClose();
        const { pathname, search } = latest.current.location;
        void navigate(path ?? pathname + search, { replace: true, preventScrollReset: path === undefined });
      },
    };
  }, [navigate]);

  return { menu, actions };
}
