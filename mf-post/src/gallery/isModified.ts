import type { MouseEvent } from 'react';

/** A click that asks for the link itself: in a new tab or window, or to be saved. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
