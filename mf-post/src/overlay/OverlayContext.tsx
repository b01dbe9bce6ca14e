import { createContext, type ReactNode, useContext } from 'react';
import { type OverlayControl, useOverlay } from './useOverlay.ts';

const closed: OverlayControl = { overlay: null, open: () => {}, move: () => {}, close: () => {} };
const Context = createContext<OverlayControl>(closed);

type OverlayProviderProps = { pictureCount: number; hasProducts: boolean; children: ReactNode };

/** Gives the parts of a post its overlay: thumbnails and launch buttons open it, lightbox and shop are it. */
export function OverlayProvider({ pictureCount, hasProducts, children }: OverlayProviderProps) {
  return <Context value={useOverlay(pictureCount, hasProducts)}>{children}</Context>;
}

export function useOverlayControl(): OverlayControl {
  return useContext(Context);
}
