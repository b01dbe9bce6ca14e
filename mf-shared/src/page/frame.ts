import { useOutletContext } from '@marquee/shared/router';

/** The frame's state, for the page inside it. */
export type FrameState = {
  /** The side menu lies over the page. */
  isMenuOpen: boolean;
};

const alone: FrameState = { isMenuOpen: false };

/** The state of the frame around the page; without a frame, as in tests, nothing is open. */
export function useFrame(): FrameState {
  return useOutletContext<FrameState | undefined>() ?? alone;
}
