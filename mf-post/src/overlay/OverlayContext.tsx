import { createContext, type ReactNode, useContext } from 'react';
import type { Overlay } from './overlayAddress.ts';
import { type OverlayActions, type OverlayControl, useOverlay } from './useOverlay.ts';

const Current = createContext<Overlay | null>(null);
const Actions = createContext<OverlayActions>({ open: () => {}, move: () => {}, close: () => {} });

type OverlayProviderProps = { pictureCount: number; hasProducts: boolean; children: ReactNode };

/** Gives the parts of a post its overlay: thumbnails and launch buttons open it, lightbox and shop are it. */
export function OverlayProvider({ pictureCount, hasProducts, children }: OverlayProviderProps) {
  const { overlay, actions } = useOverlay(pictureCount, hasProducts);
  return (
    <Actions value={actions}>
      <Current value={overlay}>{children}</Current>
    </Actions>
  );
}

/** The overlay of the post, and ways to change it. */
export function useOverlayControl(): OverlayControl {
  return { overlay: useContext(Current), ...useContext(Actions) };
}

/** Only the ways to change it: a part that uses only these is not rendered again when the picture changes. */
export function useOverlayActions(): OverlayActions {
  return useContext(Actions);
}
