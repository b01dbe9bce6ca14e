/**
 * Functions that run in the visited page. The browser gets only a function's own text, so no function may use code outside itself. The gate
 * runs on Node without DOM types, so this file declares the few types that the functions use.
 */

type StyleSheet = { cssRules: Iterable<{ cssText: string }> };
type PolicyViolation = { violatedDirective: string; blockedURI: string };
type Noted = { names: string[]; css: string; buttons: Element[] };
type Point = { x: number; y: number };
type SoughtButton = { place: number; pollMs: number; maxMs: number };

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
declare const getComputedStyle: (element: Element) => { color: string };
declare const window: {
  // The gate stores its findings under a symbol, because `Object.getOwnPropertyNames` does not list symbols.
  [key: symbol]: Noted | undefined;
  dataLayer?: unknown[];
  scrollTo(x: number, y: number): void;
  dispatchEvent(event: object): boolean;
};

/** Runs before the page's own scripts. Stores the global names, the styles that the server wrote, and later violations of the policy. */
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

/** Replaces the registration of service workers before the page's own scripts run, so that no service worker is installed. */
export function blockServiceWorkers(): void {
  Object.assign(ServiceWorkerContainer.prototype, { register: async () => undefined });
}

/** Returns the global names that the page's scripts added, and the styles before and after the scripts ran. */
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

/** Polls in the page until the condition holds. @returns false if the condition does not hold within `maxMs` */
export async function comesTrue(condition: () => boolean, pollMs: number, maxMs: number): Promise<boolean> {
  const until = performance.now() + maxMs;
  while (!condition()) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return true;
}

/**
 * True if the page is hydrated. On a site, the router sets `scrollRestoration` to `manual` in an effect. On the creator host, the platform
 * replaces its placeholder.
 */
export function isAlive(): boolean {
  window.dispatchEvent(new Event('wheel'));
  const slot = document.getElementById('vocal-slot');
  if (slot === null) return history.scrollRestoration === 'manual';
  return slot.querySelector('[data-waiting]') === null && slot.querySelector('h1') !== null;
}

/** Counts all characters and the visible characters of the main part, and checks whether the page is wider than its window. */
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
 * Stores the visible buttons in the main part. Of buttons with the same classes and name, only the first is stored, because they do the
 * same, for example save one of the listed posts.
 * @returns the number of stored buttons
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

/**
 * Scrolls to a stored button.
 * @returns a point at which a click hits the button. Null if there is no such point within `maxMs`, for example because a dialog covers it
 */
export async function pointOfButton({ place, pollMs, maxMs }: SoughtButton): Promise<Point | null> {
  const button = window[Symbol.for('marquee.gate')]?.buttons[place];
  const until = performance.now() + maxMs;
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

/** Scrolls to the end of the page, so that parts that load when they come into view are loaded. */
export function scrollToEnd(): void {
  window.scrollTo(0, document.body.scrollHeight);
}

/** Accepts a dialog that is open when the page loads, such as the age notice of a site for adults. */
export function answerNotice(): void {
  const [button] = document.querySelectorAll('dialog[open] > form[method="dialog"] button');
  button?.click();
}

/** True if a navigation inside the application has been counted. */
export function hasPageView(): boolean {
  return (window.dataLayer ?? []).length > 1;
}
