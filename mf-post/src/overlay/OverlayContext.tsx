import { createContext, type ReactNode, useContext } from 'react';
import type { Overlay } from './overlayAddress.ts';
import { type OverlayActions, type OverlayControl, useOverlay } from './useOverlay.ts';

const Current = createContext<Overlay | null>(null);
const Actions = createContext<OverlayActions>({ open: () => {}, move: () => {}, close: () => {} });

type OverlayProviderProps = { pictureCount: number; hasProducts: boolean; children: ReactNode };

/** Provides the overlay of a post. Thumbnails and launch buttons open it. The lightbox and the shop are overlays. */
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

/** Actions without the state, so that a component is not rendered again when the picture changes. */
export function useOverlayActions(): OverlayActions {
  return useContext(Actions);
}
