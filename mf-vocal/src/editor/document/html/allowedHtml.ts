/** The elements and attributes that the sanitizer of the api keeps (`api/src/html/sanitizeHtml.ts`). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'abbr b br cite code del em i ins mark s small strong sub sup u blockquote dd dl dt figcaption figure h2 h3 h4 hr li ' +
      'p pre ul caption table tbody tfoot thead tr'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'loading'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
};

/** Elements whose content is no text. */
const contentless = 'math,noscript,object,script,style,svg,template,textarea,title,xmp';

/** Addresses that an attribute may have. */
const addresses: Readonly<Record<string, RegExp>> = {
  'a href': /^(?:https?:|mailto:|\/(?!\/))/i,
  'iframe src': /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//,
  'img src': /^\/res\/[\w,:.%~/-]+$/,
};

/** The HTML inside an element of the clipboard, without all that a post cannot have. Words of other elements stay. */
export function allowedHtml(from: Element): string {
  const root = new DOMParser().parseFromString('', 'text/html').body;
  root.append(...[...from.cloneNode(true).childNodes]);
  for (const element of root.querySelectorAll(contentless)) element.remove();
  // From the innermost out: an element that goes leaves its children in its place.
  for (const element of [...root.querySelectorAll('*')].reverse()) clean(element);
  return root.innerHTML.trim();
}

function clean(element: Element): void {
  const attributes = Object.hasOwn(allowed, element.localName) ? allowed[element.localName] : undefined;
  if (!attributes) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { name, value } of [...element.attributes]) {
    const address = addresses[`${element.localName} ${name}`];
    if (!attributes.includes(name) || (address && !address.test(value))) element.removeAttribute(name);
  }
  const isWithoutSource = ['iframe', 'img'].includes(element.localName) && !element.hasAttribute('src');
  if (isWithoutSource) element.remove();
}
