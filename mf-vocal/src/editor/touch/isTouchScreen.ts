/** True if the main pointer of the device is a finger. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
