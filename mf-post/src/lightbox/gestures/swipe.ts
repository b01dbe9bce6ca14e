import type { Size } from './zoom.ts';

/** A finger's motion along one axis: its distance, and its final speed in pixels a millisecond. */
export type Swipe = { distance: number; speed: number };

/** Faster than this is a flick: a short way is enough. */
const flickSpeed = 0.4;
const flickDistance = 24;

/**
 * Whether a swipe to the side turns to the next picture (1), to the one before (-1), or lets the picture snap back (0).
 */
export function swipedStep({ distance, speed }: Swipe, { width }: Pick<Size, 'width'>): -1 | 0 | 1 {
  const isFar = Math.abs(distance) > width / 4;
  const isFlick = speed > flickSpeed && Math.abs(distance) > flickDistance;
  if (!isFar && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}

/** Whether a swipe down closes. */
export function isSwipedAway({ distance, speed }: Swipe, { height }: Pick<Size, 'height'>): boolean {
  return distance > height / 4 || (speed > flickSpeed && distance > 2 * flickDistance);
}
