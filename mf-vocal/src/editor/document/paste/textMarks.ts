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

/** Returns the marks of an element's content, including the marks of the elements around it. */
export function marksInside(element: Element, around: TextMarks): TextMarks {
  const elements = new Set(around.elements);
  const mark = markOf[element.localName];
  if (mark) elements.add(mark);
  // Ignores the styles of headings, because they belong to the design of the source.
  if (!/^(?:h[1-6]|th)$/.test(element.localName)) addStyles(element.getAttribute('data-style') ?? '', elements);
  const href = element.localName === 'a' ? linkAddress(element.getAttribute('href') ?? '') : around.href;
  // Drops the underline of links, because posts underline links anyway.
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

/** Returns a property's value in a style, in lower case. If the property occurs repeatedly, the last value counts. */
export function propertyOf(style: string, property: string): string | undefined {
  const found = [...style.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;!]+)`, 'gi'))];
  return found.at(-1)?.[1]?.trim().toLowerCase();
}

/**
 * Returns the address of a link if it also works in a post. Returns null for links to local files, within the source,
 * or to pages of Vocal. Browsers may have resolved links within the source against the address of the editor.
 */
function linkAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const address = new URL(href);
  if (!['http:', 'https:', 'mailto:'].includes(address.protocol) || isOfVocal(address)) return null;
  const redirected =
    address.hostname === 'www.google.com' && address.pathname === '/url' && address.searchParams.get('q');
  return redirected ? linkAddress(redirected) : href;
}

function isOfVocal({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(?:vocal|auth)(?:\/|$)/.test(pathname);
}

/** Appends a node with its marks to a line. */
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
