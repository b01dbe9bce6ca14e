import type { Page } from '@playwright/test';

/** Letters of a word that must fit on one line: a narrower column breaks ordinary words. */
const lettersOnOneLine = 8;
/** Smallest width and height of a logo that can be recognised, in px. */
const minLogo = { width: 48, height: 16 };

type Limits = { lettersOnOneLine: number; minLogo: typeof minLogo };

/** Runs in the page and must not refer to anything outside. */
function findFaults({ lettersOnOneLine, minLogo }: Limits): string[] {
  const faults = new Set<string>();
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const pageWidth = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  if (excess > 0) {
    const widest = [...document.querySelectorAll('#app *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    const names = widest.slice(0, 4).map(({ outerHTML }) => outerHTML.slice(0, 90));
    faults.add(`${excess} px wider than the window: ${names.join(' | ')}`);
  }

  /** The box that shows an element's text, and whether a reader can scroll to the rest. */
  type Clip = { left: number; right: number; top: number; bottom: number };
  const clips = new Map<Element, Clip | null>();
  const everywhere: Clip = { left: 0, right: pageWidth, top: -Infinity, bottom: Infinity };
  /** Returns null if the text is hidden on purpose, cut after lines on purpose, or can be scrolled to. */
  function clipOf(element: Element): Clip | null {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const outer = parent ? clipOf(parent) : everywhere;
    const clip = outer && clipWithin(element, outer);
    clips.set(element, clip);
    return clip;
  }
  function clipWithin(element: Element, outer: Clip): Clip | null {
    const style = getComputedStyle(element);
    if (style.position === 'fixed') return null;
    const cuts = style.overflowX !== 'visible' || style.clipPath !== 'none';
    if (!cuts) return outer;
    const scrolls = [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll');
    const isCutByLines = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    const box = element.getBoundingClientRect();
    if (scrolls || isCutByLines || box.width <= 1 || box.height <= 1) return null;
    return {
      left: Math.max(outer.left, box.left),
      right: Math.min(outer.right, box.right),
      top: Math.max(outer.top, box.top),
      bottom: Math.min(outer.bottom, box.bottom),
    };
  }

  const range = document.createRange();
  const app = document.getElementById('app') ?? document.body;
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    // The time since a post appeared is beside its date only where there is room for all of it.
    if (!parent || !text.trim() || parent.closest('noscript, svg, [aria-hidden], time > span')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0 || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const clip = clipOf(parent);
    if (!clip) continue;
    for (const line of lines) {
      const cutX = Math.max(clip.left - line.left, line.right - clip.right);
      const isOutside = line.top > clip.bottom || line.bottom < clip.top;
      // Faces reach out of low lines by a few px, without ink there.
      const cutY = line.bottom - clip.bottom > line.height / 3;
      if (cutX > 1.5 || isOutside || cutY) faults.add(`cut off: ${quote(text)} in ${parent.outerHTML.slice(0, 60)}`);
    }
    if (lines.length === 1) continue;
    for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}’']+/gu)) {
      // A part of an address, which as a whole may be longer than a line.
      if (/[@./_]$/.test(text.slice(0, index)) || /^([@/_]|\.\p{L})/u.test(text.slice(index + word.length))) continue;
      if (word.length < 3 || word.length > lettersOnOneLine) continue;
      // Starts at the second letter, because a drop cap is lower than the rest of its word.
      range.setStart(node, index + 1);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 3)
        faults.add(`broken over two lines: ${quote(word)} of ${quote(text)}`);
    }
  }

  for (const time of document.querySelectorAll('time'))
    if (time.clientWidth > 0 && time.clientWidth < 60) faults.add(`a date of ${time.clientWidth} px`);

  // Pages without the site's header have headers of articles only.
  const bar = [...document.querySelectorAll('header')].find((header) => !header.closest('main'));
  const parts = bar ? [...bar.querySelectorAll(':scope > div > a, :scope > a')] : [];
  const shown = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1))
      if (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        one.top < other.bottom &&
        other.top < one.bottom
      )
        faults.add('parts of the header stand over each other');
  const logos = bar
    ? [...bar.querySelectorAll('a > span:empty, a > img')].filter((part) =>
        part.closest('a[href="/"], a[href^="/channel/"]'),
      )
    : [];
  const sizes = logos.map((logo) => logo.getBoundingClientRect()).filter(({ width }) => width > 0);
  if (bar && !sizes.some(({ width, height }) => width >= minLogo.width && height >= minLogo.height))
    faults.add(`no logo in the header of at least ${minLogo.width} px`);
  return [...faults];
}

/**
 * Finds text that a reader cannot read on the page as it is now. Examples are text that is cut off or leads out of the
 * window, and dates and logos that are too small. Ordinary words that break over two lines in a narrow column count,
 * too.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, { lettersOnOneLine, minLogo });
}
