/**
 * Blocks the page behind a modal from scrolling, or releases it. The space of the scrollbar stays, so that nothing
 * moves sideways.
 */
export function holdScroll({ body, documentElement, defaultView }: Document, isHeld: boolean): void {
  if (!body) {
    console.log(`Body element missing when ${isHeld ? 'blocking' : 'releasing'} page scroll`);
    return;
  }
  const scrollbar = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth;
  body.style.overflow = isHeld ? 'hidden' : '';
  body.style.paddingInlineEnd = isHeld && scrollbar > 0 ? `${scrollbar}px` : '';
}
