import { useOutletContext } from '@marquee/shared/router';

/** State of the frame around a page. */
export type FrameState = {
  /** True if the side menu covers the page. */
  isMenuOpen: boolean;
};

const alone: FrameState = { isMenuOpen: false };

/** Returns the state of the frame around the page. Without a frame, as in tests, nothing is open. */
export function useFrame(): FrameState {
  return useOutletContext<FrameState | undefined>() ?? alone;
}
