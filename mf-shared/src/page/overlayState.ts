import type { Location } from '../router.ts';

/** State of a history entry whose address only opens something over the page, such as `#picture-3` or `#menu`. */
export type OverlayState = {
  /** Opened on this visit, so that Back leads to the page without it. */
  openedHere: boolean;
  /** Key of the page's own history entry: the page under it keeps that entry's scroll position. */
  pageKey: string;
};

/** The state of a location that opens something over its page; null for a page. */
export function overlayStateOf({ state }: Location): OverlayState | null {
  return typeof state?.pageKey === 'string' ? state : null;
}

/** Key of the history entry of the page at a location, whether something is open over it or not. */
export function pageKeyOf(location: Location): string {
  return overlayStateOf(location)?.pageKey ?? location.key;
}
