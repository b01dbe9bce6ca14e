import type { Size } from './zoom.ts';

/** A finger's motion along one axis: its distance, and its final speed in pixels a millisecond. */
export type Swipe = { distance: number; speed: number };

/** Minimum speed of a flick, which needs only a short distance. */
const flickSpeed = 0.4;
const flickDistance = 24;

/** @returns 1 if a sideways swipe turns to the next picture, -1 for the previous one, 0 if the picture snaps back */
export function swipedStep({ distance, speed }: Swipe, { width }: Pick<Size, 'width'>): -1 | 0 | 1 {
  const isFar = Math.abs(distance) > width / 4;
  const isFlick = speed > flickSpeed && Math.abs(distance) > flickDistance;
  if (!isFar && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}

/** True if a downward swipe closes the lightbox. */
export function isSwipedAway({ distance, speed }: Swipe, { height }: Pick<Size, 'height'>): boolean {
  return distance > height / 4 || (speed > flickSpeed && distance > 2 * flickDistance);
}
