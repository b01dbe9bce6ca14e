/**
 * Functions that run in the visited page: each stands alone. The gate itself runs on Node, whose types know no page, so the few
 * things of a page that they use are declared here.
 */

type StyleSheet = { cssRules: Iterable<{ cssText: string }> };
type PolicyViolation = { violatedDirective: string; blockedURI: string };
type Noted = { names: string[]; css: string; buttons: Element[] };
type Point = { x: number; y: number };
type SoughtButton = { place: number; pollMs: number; mostMs: number };

type Box = { left: number; top: number; width: number; height: number };
type TextNode = { textContent: string; parentElement: Element | null };
type Element = {
  localName: string;
  className: string;
  textContent: string;
  getAttribute(name: string): string | null;
  checkVisibility(options: { opacityProperty: boolean; visibilityProperty: boolean }): boolean;
  getBoundingClientRect(): Box;
  isConnected: boolean;
  click(): void;
  contains(other: Element): boolean;
  scrollIntoView(options: { block: 'center'; behavior: 'instant' }): void;
};

declare const document: {
  documentElement: { scrollWidth: number; clientWidth: number };
  createTreeWalker(root: object, shown: number): { nextNode(): TextNode | null };
  querySelector(selector: string): object | null;
  querySelectorAll(selector: string): Iterable<Element>;
  elementFromPoint(x: number, y: number): Element | null;
  body: { scrollHeight: number };
  styleSheets: Iterable<StyleSheet>;
  adoptedStyleSheets: Iterable<StyleSheet>;
  getElementById(id: string): { querySelector(selector: string): object | null } | null;
  addEventListener(kind: 'DOMContentLoaded', listener: () => void): void;
  addEventListener(kind: 'securitypolicyviolation', listener: (event: PolicyViolation) => void): void;
};
declare const ServiceWorkerContainer: { prototype: object };
declare const history: { scrollRestoration: 'auto' | 'manual' };
/** The gate's own script keeps its findings under a symbol: no list of names shows it. */
declare const getComputedStyle: (element: Element) => { color: string };
declare const window: {
  [key: symbol]: Noted | undefined;
  dataLayer?: unknown[];
  scrollTo(x: number, y: number): void;
  dispatchEvent(event: object): boolean;
};

/** Runs before the page's own scripts: notes the names in the window, and the styles that the server wrote. */
export function noteBeginnings(): void {
  const key = Symbol.for('marquee.gate');
  const noted: Noted = { names: Object.getOwnPropertyNames(window), css: '', buttons: [] };
  window[key] = noted;
  document.addEventListener('DOMContentLoaded', () => {
    noted.css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`The page's security policy forbids ${violatedDirective} ${blockedURI}`);
  });
}

/** Runs before the page's own scripts: it registers no service worker, and hears of none. */
export function blockServiceWorkers(): void {
  Object.assign(ServiceWorkerContainer.prototype, { register: async () => undefined });
}

/** Names that the window has gained since, and its styles then and now. */
export function noteChanges(): { names: string[]; before: string; after: string } {
  const { names, css } = window[Symbol.for('marquee.gate')] ?? { names: [], css: '' };
  const known = new Set(names);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return {
    names: Object.getOwnPropertyNames(window).filter((name) => !known.has(name)),
    before: css,
    after: sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  };
}

/** Waits in the page itself until something holds. @returns whether it does in time */
export async function comesTrue(condition: () => boolean, pollMs: number, mostMs: number): Promise<boolean> {
  const until = performance.now() + mostMs;
  while (!condition()) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return true;
}

/**
 * Whether the page's effects have run: the router then scrolls by itself. On the creator host the platform has replaced its
 * placeholder, or has led elsewhere.
 */
export function isAlive(): boolean {
  window.dispatchEvent(new Event('wheel'));
  const slot = document.getElementById('vocal-slot');
  if (slot === null) return history.scrollRestoration === 'manual';
  return slot.querySelector('[data-waiting]') === null && slot.querySelector('h1') !== null;
}

/** Characters of the text in the main part, those of them that can be seen, and whether the page is wider than its window. */
export function noteSight(): { all: number; visible: number; isTooWide: boolean } {
  const showText = 4;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, showText);
  let all = 0;
  let visible = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element } = node;
    const { length } = node.textContent.trim();
    if (length === 0 || !element || ['script', 'style', 'noscript', 'template'].includes(element.localName)) continue;
    all += length;
    const { width, height } = element.getBoundingClientRect();
    const isTransparent = /^rgba\(.*, 0\)$/.test(getComputedStyle(element).color);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isShown && width > 0 && height > 0 && !isTransparent) visible += length;
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { all, visible, isTooWide: scrollWidth > clientWidth + 1 };
}

/**
 * Notes the buttons in the main part that can be seen now, one of each kind: those of one look and name do the same, as those that save one
 * post and another.
 * @returns their number
 */
export function noteButtons(): number {
  const kinds = new Map<string, Element>();
  for (const button of document.querySelectorAll('main button:not([type="submit"]):not(:disabled)')) {
    const kind = `${button.className} ${button.getAttribute('aria-label') ?? button.textContent}`;
    const { width, height } = button.getBoundingClientRect();
    const isSeen = button.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && width * height > 0;
    if (isSeen && !kinds.has(kind)) kinds.set(kind, button);
  }
  const buttons = [...kinds.values()];
  const noted = window[Symbol.for('marquee.gate')];
  if (noted) noted.buttons = buttons;
  return buttons.length;
}

/** Scrolls to a noted button. @returns the point at which a press meets it; null when none does in time, as when something covers it */
export async function pointOfButton({ place, pollMs, mostMs }: SoughtButton): Promise<Point | null> {
  const button = window[Symbol.for('marquee.gate')]?.buttons[place];
  const until = performance.now() + mostMs;
  while (button?.isConnected) {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const met = document.elementFromPoint(point.x, point.y);
    if (met && button.contains(met)) return point;
    if (performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return null;
}

/** Shows the parts of the page that wait for being seen. */
export function scrollToEnd(): void {
  window.scrollTo(0, document.body.scrollHeight);
}

/** Answers a dialog with which a page opens, as the notice of a site for adults, as a reader does who goes on. */
export function answerNotice(): void {
  const [button] = document.querySelectorAll('dialog[open] > form[method="dialog"] button');
  button?.click();
}

/** Whether a navigation inside the application has been counted. */
export function hasPageView(): boolean {
  return (window.dataLayer ?? []).length > 1;
}
