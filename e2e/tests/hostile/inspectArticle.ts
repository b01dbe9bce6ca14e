/**
 * Looks for remains of hostile HTML in the page, and does all acts of a reader to every element of its article.
 * Runs in the page, so it uses nothing from outside.
 * @param bodies titles of the modules whose HTML is hostile
 * @returns the faults
 */
export function inspectArticle(bodies: readonly { title: string; inCaption: boolean }[]): string[] {
  const complaints: string[] = [];
  const elements = new Set(
    (
      'a abbr b br cite code del em i ins mark s small strong sub sup u blockquote dd dl dt figcaption figure h2 h3 h4 hr ' +
      'li ol p pre span ul caption table tbody td tfoot th thead tr img div'
    ).split(' '),
  );
  const attributes = new Set(
    'href title rel src alt width height loading start reversed colspan rowspan scope class dir role aria-label tabindex lang'.split(
      ' ',
    ),
  );
  // The page's own anchors; no text can choose how they begin.
  const ownIds = /^section$|^(?:section|fn|fnref)-/;
  const ownClasses =
    /^(?:|pull|attribution|number|scroll|embed|callout|aside|pull-quote|language-[\w#+-]+|hljs-\w+(?: \w+_)?)$/;
  // Cards of a provider have the address of its frame. Of all providers, the hostile texts name only this one.
  const framesOf = 'https://platform.twitter.com';
  const ofFrames = new Set(['data-frame', 'data-height', 'data-enhanced']);

  const articles = document.querySelectorAll('article');
  const article = articles[0];
  if (!article) return ['no article'];
  const heads = [...article.querySelectorAll('h2')];
  const hostileRoots = bodies.flatMap(({ title, inCaption }) => {
    const head = heads.find(({ textContent }) => textContent === title);
    if (!head) complaints.push(`no module ${title}`);
    const next = head?.nextElementSibling;
    const root = inCaption ? next?.querySelector('figcaption') : next;
    if (!inCaption && next?.tagName !== 'DIV') complaints.push(`${title} has no text`);
    return root ? [{ title, root }] : [];
  });
  for (const { title } of bodies)
    if (title.startsWith('Body')) {
      const after = heads.find(({ textContent }) => textContent === title.replace('Body', 'After'));
      const place = title.replace('Body', 'Still here');
      const following = after?.nextElementSibling?.cloneNode(true);
      // The last text of a post ends with the list of all footnotes.
      if (following instanceof Element)
        following.querySelector('ol:has(> li > [role=doc-footnote]):last-child')?.remove();
      if (after && following?.textContent !== place) complaints.push(`${title} reaches into what follows`);
    }

  for (const { title, root } of hostileRoots)
    for (const element of root.querySelectorAll('*')) {
      const name = element.localName;
      if (!elements.has(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
        complaints.push(`${title}: <${name}>`);
      for (const attribute of element.attributes)
        if (
          !attributes.has(attribute.name) &&
          !(attribute.name === 'id' && ownIds.test(attribute.value)) &&
          !(ofFrames.has(attribute.name) && element.closest(`figure[data-frame^="${framesOf}/embed/"]`))
        )
          complaints.push(`${title}: <${name} ${attribute.name}>`);
      if (!ownClasses.test(element.className)) complaints.push(`${title}: class ${element.className}`);
      const { position, zIndex } = getComputedStyle(element);
      if (!['static', 'relative'].includes(position) || zIndex !== 'auto')
        complaints.push(`${title}: ${position} ${zIndex}`);
      if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin)
        complaints.push(`${title}: picture of ${element.src}`);
    }
  for (const link of document.querySelectorAll('a'))
    if (link.href !== '' && !['http:', 'https:', 'mailto:'].includes(link.protocol) && !/^https?:\/\//.test(link.href))
      complaints.push(`link to ${link.href}`);

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) complaints.push(`ids stand twice: ${twice}`);
  for (const [id, tag] of [
    ['app', 'DIV'],
    ['main', 'MAIN'],
    ['page-state', 'SCRIPT'],
    ['site-config', 'SCRIPT'],
    ['release-set', 'SCRIPT'],
  ] as const)
    if (document.getElementById(id)?.tagName !== tag) complaints.push(`#${id} is another`);
  const { currentScript, body, forms } = document;
  if (currentScript !== null || body.tagName !== 'BODY') complaints.push('the document is clobbered');
  if ([...forms].some((form) => article.contains(form))) complaints.push('a form in the article');
  if (!Array.isArray(window.dataLayer)) complaints.push('dataLayer is another');

  // Links that lead away are not followed: whether they may be is said above. Frames of providers stay closed.
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.closest('[data-frame]')) event.stopPropagation();
    if (link && link.protocol !== 'javascript:') event.preventDefault();
  };
  // On the window, before any listener of the page.
  window.addEventListener('click', stay, true);
  for (const { root } of [{ root: article as Element }, ...hostileRoots])
    for (const element of root.querySelectorAll<HTMLElement>(root === article ? ':scope > *' : '*')) {
      for (const type of [
        'pointerover',
        'pointerenter',
        'mouseover',
        'mouseenter',
        'mousemove',
        'mousedown',
        'mouseup',
        'wheel',
      ])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      element.focus();
      element.click();
    }
  window.removeEventListener('click', stay, true);
  (document.activeElement as HTMLElement | null)?.blur();

  scrollTo(0, 0);
  const banner = document.querySelector('header');
  const atTop = document.elementFromPoint(innerWidth / 2, 16);
  if (!banner?.contains(atTop)) complaints.push(`the header is covered by ${atTop?.outerHTML.slice(0, 200)}`);
  return complaints;
}
