/** Marks of a piece of pasted text, by their elements. */
export type TextMarks = { readonly elements: ReadonlySet<string>; readonly href: string | null };

export const noMarks: TextMarks = { elements: new Set(), href: null };

const markOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['strong', 'em', 's', 'code', 'sub', 'sup', 'mark', 'small', 'u', 'ins', 'del', 'abbr', 'cite'].map((tag) => [
      tag,
      tag,
    ]),
  ),
  b: 'strong',
  i: 'em',
  dfn: 'em',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

const scripts: Readonly<Record<string, string>> = { super: 'sup', sub: 'sub' };

/** Marks of what is inside an element, given those around it. */
export function marksInside(element: Element, around: TextMarks): TextMarks {
  const elements = new Set(around.elements);
  const mark = markOf[element.localName];
  if (mark) elements.add(mark);
  // The style of a heading is that of the source's design.
  if (!/^(?:h[1-6]|th)$/.test(element.localName)) addStyles(element.getAttribute('data-style') ?? '', elements);
  const href = element.localName === 'a' ? linkAddress(element.getAttribute('href') ?? '') : around.href;
  // Links are underlined anyway.
  if (href) elements.delete('u');
  return { elements, href };
}

function addStyles(style: string, elements: Set<string>): void {
  const weight = propertyOf(style, 'font-weight') ?? /(?:^|;)\s*font\s*:[^;]*\b(bold|[6-9]00)\b/i.exec(style)?.[1];
  if (weight !== undefined) toggle(elements, 'strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));
  const slant = propertyOf(style, 'font-style');
  if (slant !== undefined) toggle(elements, 'em', /^(?:italic|oblique)/.test(slant));
  const line = `${propertyOf(style, 'text-decoration') ?? ''} ${propertyOf(style, 'text-decoration-line') ?? ''}`;
  if (line.includes('line-through')) elements.add('s');
  if (line.includes('underline')) elements.add('u');
  const script = scripts[propertyOf(style, 'vertical-align') ?? ''];
  if (script) elements.add(script);
}

function toggle(elements: Set<string>, mark: string, isOn: boolean): void {
  if (isOn) elements.add(mark);
  else elements.delete(mark);
}

/** The value of a property of a style, in lower case; the last of several, as in browsers. */
export function propertyOf(style: string, property: string): string | undefined {
  const found = [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;!]+)`, 'gi'))];
  return found.at(-1)?.[1]?.trim().toLowerCase();
}

/**
 * The address of a link that leads somewhere from a post; null for one into a file, into the source itself, or to a page
 * of the writing desk. Browsers may have resolved a link within the source against the desk's own address.
 */
function linkAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const address = new URL(href);
  if (!['http:', 'https:', 'mailto:'].includes(address.protocol) || isOfDesk(address)) return null;
  const redirected =
    address.hostname === 'www.google.com' && address.pathname === '/url' && address.searchParams.get('q');
  return redirected ? linkAddress(redirected) : href;
}

function isOfDesk({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(?:vocal|auth)(?:\/|$)/.test(pathname);
}

/** Adds a node with its marks to the line. */
export function appendMarked(line: Element, node: Node, { elements, href }: TextMarks): void {
  let marked = node;
  const wrap = (tag: string) => {
    const wrapper = line.ownerDocument.createElement(tag);
    wrapper.append(marked);
    marked = wrapper;
    return wrapper;
  };
  for (const tag of elements) wrap(tag);
  if (href) wrap('a').setAttribute('href', href);
  line.append(marked);
}
