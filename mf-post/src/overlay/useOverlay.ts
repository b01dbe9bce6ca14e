import { useLocation, useNavigate } from '@marquee/shared/router';
import { useEffect, useState } from 'react';
import { type Overlay, overlayMark, readOverlay } from './overlayAddress.ts';

export type OverlayControl = {
  overlay: Overlay | null;
  /** Opens an overlay with an entry of its own in the history. */
  open: (overlay: Overlay) => void;
  /** Shows another picture in the same entry. */
  move: (index: number) => void;
  close: () => void;
};

/** The overlay that the address asks for, and ways to change it. Nothing is open in the first render, which is the server's. */
export function useOverlay(pictureCount: number, hasProducts: boolean): OverlayControl {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);

  // Opened here, Back leads to the page; opened by a link from elsewhere, Back would leave it.
  const openedHere = Boolean((state as { openedHere?: boolean } | null)?.openedHere);
  return {
    overlay: isAlive ? readOverlay(hash, pictureCount, hasProducts) : null,
    open: (overlay) =>
      void navigate(`#${overlayMark(overlay)}`, { state: { openedHere: true }, preventScrollReset: true }),
    move: (index) =>
      void navigate(`#${overlayMark({ kind: 'lightbox', index })}`, {
        state: { openedHere },
        replace: true,
        preventScrollReset: true,
      }),
    close: () =>
      void (openedHere ? navigate(-1) : navigate(pathname + search, { replace: true, preventScrollReset: true })),
  };
}
