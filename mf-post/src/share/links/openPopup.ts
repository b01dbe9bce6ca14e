import type { MouseEvent } from 'react';
import type { PopupSize } from '../networks/ShareNetwork.ts';

/** Where the screen begins: not 0 on a second screen. Browsers have it, the types do not. */
type PlacedScreen = Screen & { availLeft?: number; availTop?: number };

/**
 * Opens the link that was clicked in a window of its own, in the middle of the screen. A click that asks for a tab or a
 * window stays the browser's, and so does the link where pop-ups are blocked.
 */
export function openPopup(event: MouseEvent<HTMLAnchorElement>, { width, height }: PopupSize): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { availLeft = 0, availTop = 0, availWidth, availHeight }: PlacedScreen = screen;
  const left = Math.round(availLeft + (availWidth - width) / 2);
  const top = Math.round(availTop + (availHeight - height) / 2);
  const popup = window.open(
    event.currentTarget.href,
    '_blank',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (!popup) return;
  event.preventDefault();
  popup.opener = null;
}
