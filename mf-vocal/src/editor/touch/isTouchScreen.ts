/** Height in px of the bar of tools at the bottom of a touch screen. */
export const touchBarHeight = 52;

/** True if the main pointer of the device is a finger. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
