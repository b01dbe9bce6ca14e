/**
 * Returns the card that a click on its link should open in the post. Returns null for other links, for a card that is
 * open, and for a click that opens a tab or a window.
 */
export function clickedCard(event: Event): HTMLElement | null {
  if (!(event instanceof MouseEvent) || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('figure[data-frame] > a') : null;
  const card = link?.parentElement;
  return card && !card.querySelector('iframe') ? card : null;
}
