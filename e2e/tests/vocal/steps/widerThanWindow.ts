import type { Page } from '@playwright/test';

/** Selector of what may scroll sideways in its own frame. */
const ownFrames = 'pre, [data-table], [role=group][aria-label=Formatting]';

/**
 * Returns the elements beyond the edge of the window, and those that scroll sideways and should not. A fixed panel or
 * dialog does not widen its page, so its elements are looked at, too.
 */
export async function widerThanWindow(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(
    ([window, frames]) => {
      const described = (element: Element) => element.outerHTML.slice(0, 120);
      const isClipped = (element: Element) => {
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
          if (getComputedStyle(around).overflowX !== 'visible') return true;
        return false;
      };
      const found: string[] = [];
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > window) found.push(`the page has ${scrollWidth} px`);
      for (const element of document.body.querySelectorAll('*')) {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        if (own <= 1 || height <= 1) continue;
        if ((left < -1 || right > window + 1) && !isClipped(element)) found.push(`beyond: ${described(element)}`);
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
        if (scrolls && element.scrollWidth > element.clientWidth + 1 && !element.matches(frames))
          found.push(`scrolls: ${described(element)}`);
      }
      return found.slice(0, 5);
    },
    [width, ownFrames] as const,
  );
}
