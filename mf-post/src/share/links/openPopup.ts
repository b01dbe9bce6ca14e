import type { MouseEvent } from 'react';
import type { PopupSize } from '../networks/ShareNetwork.ts';

/**
 * Position of the screen, which is not 0 on a second screen. Browsers have these properties, but the types lack them.
 */
type PlacedScreen = Screen & { availLeft?: number; availTop?: number };

/**
 * Opens the clicked link in a pop-up in the middle of the screen. The browser handles clicks with a modifier key, and
 * all clicks where pop-ups are blocked.
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
