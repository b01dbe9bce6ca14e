import { type OverlayState, overlayStateOf, pageKeyOf } from '@marquee/shared/page/overlayState';
import { type Location, useLocation, useNavigate } from '@marquee/shared/router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Overlay, overlayMark, readOverlay } from './overlayAddress.ts';

export type OverlayActions = {
  /** Opens an overlay with an entry of its own in the history. */
  open: (overlay: Overlay) => void;
  /** Shows another picture in the same entry. */
  move: (index: number) => void;
  close: () => void;
};

export type OverlayControl = OverlayActions & { overlay: Overlay | null };

/**
 * Returns the overlay that the address names, and functions to change it. The functions are the same in every render.
 * Nothing is open in the first render, which must match the render of the server.
 */
export function useOverlay(
  pictureCount: number,
  hasProducts: boolean,
): { overlay: Overlay | null; actions: OverlayActions } {
  const location = useLocation();
  const navigate = useNavigate();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  // A new address renders every link of the page again, in the background. So the overlay changes before the address.
  const [ahead, setAhead] = useState<{ of: Location; overlay: Overlay | null } | null>(null);
  const addressed = isHydrated ? readOverlay(location.hash, pictureCount, hasProducts) : null;

  const overlay = ahead?.of === location ? ahead.overlay : addressed;

  const latest = useRef({ location, isOpen: false, isOpenedHere: false, isClosing: false });
  useLayoutEffect(() => {
    // If the overlay was opened here, Back leads to the page. If a link from another page opened it, Back would leave
    // the page.
    const isOpenedHere = overlayStateOf(location)?.openedHere ?? false;
    latest.current = { ...latest.current, location, isOpenedHere, isClosing: false };
  }, [location]);
  // Runs after every render, because a requested overlay may never be shown if another page comes first.
  useLayoutEffect(() => {
    latest.current.isOpen = overlay !== null;
  });

  const actions = useMemo<OverlayActions>(() => {
    const show = (shown: Overlay, replace: boolean) => {
      const { location: of, isOpenedHere: openedHere } = latest.current;
      setAhead({ of, overlay: shown });
      // The address includes the query, because the router takes a hash alone as an address without a query.
      const address = { pathname: of.pathname, search: of.search, hash: overlayMark(shown) };
      const state: OverlayState = { openedHere, pageKey: pageKeyOf(of) };
      void navigate(address, { state, replace, preventScrollReset: true });
    };
    return {
      open: (target) => {
        // Another overlay was requested within the same frame.
        if (latest.current.isOpen) return;
        latest.current = { ...latest.current, isOpen: true, isOpenedHere: true };
        show(target, false);
      },
      move: (index) => show({ kind: 'lightbox', index }, true),
      close: () => {
        // Going back takes a moment, and a dialog may report closing twice. Going back twice would leave the page.
        const { location: of, isOpen, isOpenedHere, isClosing } = latest.current;
        if (isClosing || !isOpen) return;
        latest.current.isClosing = true;
        setAhead({ of, overlay: null });
        if (isOpenedHere) void navigate(-1);
        else void navigate(of.pathname + of.search, { replace: true, preventScrollReset: true });
      },
    };
  }, [navigate]);

  return { overlay, actions };
}
