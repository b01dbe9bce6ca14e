import type { Location } from '../router.ts';

/** State of a history entry whose address only opens an overlay on the page, such as `#picture-3` or `#menu`. */
export type OverlayState = {
  /** True if the overlay was opened on this visit, so that Back leads to the page without the overlay. */
  openedHere: boolean;
  /** Key of the page's own history entry, whose scroll position the page keeps under the overlay. */
  pageKey: string;
};

/** The state of a location with an overlay. Null for a location without an overlay. */
export function overlayStateOf({ state }: Location): OverlayState | null {
  return typeof state?.pageKey === 'string' ? state : null;
}

/** Key of the history entry of the page at a location, with or without an overlay. */
export function pageKeyOf(location: Location): string {
  return overlayStateOf(location)?.pageKey ?? location.key;
}
