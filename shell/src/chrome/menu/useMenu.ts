import { overlayStateOf, pageKeyOf } from '@marquee/shared/page/overlayState';
import { type Location, useLocation, useNavigate } from '@marquee/shared/router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The side menu is closed, open, or opened by the search action, which moves the focus to the search field. */
export type MenuState = 'closed' | 'open' | 'openedFromSearch';

/** The open menu is the page's address with this mark, so that Back closes it. */
const menuMark = 'menu';

export type MenuActions = {
  /** Opens the menu with an entry of its own in the history. */
  open: (wanted: Exclude<MenuState, 'closed'>) => void;
  close: () => void;
  /** Closes the menu and goes to another page, or stays on this one; either takes the place of the menu's entry. */
  leaveTo: (path?: string) => void;
};

/** The state of the side menu, and ways to change it, which stay the same from render to render. */
export function useMenu(): { menu: MenuState; actions: MenuActions } {
  const location = useLocation();
  const navigate = useNavigate();
  // Nothing is open in the first render, which is the server's.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);

  // A new address renders every link of the page, in the background: the menu is shown ahead of it.
  const [ahead, setAhead] = useState<{ of: Location; menu: MenuState } | null>(null);
  const openedFromSearch = (location.state as { fromSearch?: boolean } | null)?.fromSearch;
  const addressed: MenuState = openedFromSearch ? 'openedFromSearch' : 'open';
  const isAddressed = isAlive && location.hash === `#${menuMark}`;
  const menu = ahead?.of === location ? ahead.menu : isAddressed ? addressed : 'closed';

  const latest = useRef({ location, menu, isOpenedHere: false, isClosing: false });
  useLayoutEffect(() => {
    // Opened here, Back leads to the page; opened by an address from elsewhere, Back would leave it.
    const isOpenedHere = overlayStateOf(location)?.openedHere ?? false;
    latest.current = { ...latest.current, location, isOpenedHere, isClosing: false };
  }, [location]);
  useLayoutEffect(() => {
    latest.current.menu = menu;
  }, [menu]);

  const actions = useMemo<MenuActions>(() => {
    /** Whether there is an open menu to close: a dialog may report closing twice. */
    const startsToClose = () => {
      const { location: of, menu: shown, isClosing } = latest.current;
      if (isClosing || shown === 'closed') return false;
      latest.current.isClosing = true;
      setAhead({ of, menu: 'closed' });
      return true;
    };
    return {
      open: (wanted) => {
        const { location: of } = latest.current;
        latest.current.isOpenedHere = true;
        setAhead({ of, menu: wanted });
        const state = { openedHere: true, pageKey: pageKeyOf(of), fromSearch: wanted === 'openedFromSearch' };
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
