import { languageTag } from '@marquee/shared/domain';

/** The elements and attributes that the sanitizer of the api keeps (`api/src/kernel/html/sanitizeHtml.ts`). */
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
  aside: ['role'],
  code: ['class'],
  figure: ['class'],
  ol: ['start', 'reversed'],
  span: ['role', 'lang', 'dir'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'loading'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
};

/** Elements that are removed with their content, because the content is not text. */
const contentless = 'math,noscript,object,script,style,svg,template,textarea,title,xmp';

/** Pattern of pictures that editors may show: paths of our image service. */
export const picturePath = /^\/res\/[\w,:.%~/-]+$/;

/** Patterns of allowed values, by element and attribute. */
const values: Readonly<Record<string, RegExp>> = {
  'a href': /^(?:https?:|mailto:|\/(?!\/))/i,
  'aside role': /^(?:doc-pullquote|note)$/,
  'code class': /^language-[\w#+-]+$/,
  'figure class': /^embed$/,
  'span role': /^doc-footnote$/,
  'span lang': languageTag,
  'iframe src': /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//,
  'img src': picturePath,
};

/** Returns the HTML inside a pasted element, without elements that posts cannot have. The text of removed elements stays. */
export function allowedHtml(from: Element): string {
  const root = new DOMParser().parseFromString('', 'text/html').body;
  root.append(...[...from.cloneNode(true).childNodes]);
  for (const element of root.querySelectorAll(contentless)) element.remove();
  // Cleans the innermost elements first, because a removed element leaves its children in its place.
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
    const pattern = values[`${element.localName} ${name}`];
    if (!attributes.includes(name) || (pattern && !pattern.test(value))) element.removeAttribute(name);
  }
  if (element.localName === 'span' && !element.matches('[role], [lang]')) element.replaceWith(...element.childNodes);
  const isWithoutSource = ['iframe', 'img'].includes(element.localName) && !element.hasAttribute('src');
  if (isWithoutSource) element.remove();
}
