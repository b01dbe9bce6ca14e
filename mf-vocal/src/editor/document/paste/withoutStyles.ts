/** Comments, also those that browsers make of `<![if …]>` and `<?xml …?>`, and the beginning of a tag. */
const markup = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<\/[a-z][^>]*(?:>|$)|<([a-z][^\s/>]*)/gi;
/** An attribute with its value, as browsers read it, or the end of a tag. */
const attribute = /[\s/]*(?:>|([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*"?|'[^']*'?|[^\s>]*))?)/y;

/** Elements that are removed with their content. */
const hidden: ReadonlySet<string> = new Set(['noscript', 'script', 'style', 'template', 'title', 'xml']);
/** Elements whose content is text without tags for browsers. Only the content is removed. */
const raw: ReadonlySet<string> = new Set(['iframe', 'noembed', 'noframes', 'textarea', 'xmp']);
/** Elements without content that concern the source's page. */
const ofPage: ReadonlySet<string> = new Set(['base', 'link', 'meta']);

/** A form hides its own properties behind its fields, as `form.childNodes` behind a field of this name. */
export const formElement = 'pasted-form';
const nameOf = (tag: string) => (tag === 'form' ? formElement : tag);

/**
 * Renames `style` to `data-style` and forms, and removes style sheets, scripts, event handlers and comments. Call it before the
 * browser parses the HTML, because the content security policy blocks and reports every style and handler. Tags and
 * attributes end where they end for a browser, so that no handler is hidden in another attribute. The time grows with
 * the length only.
 */
export function withoutStyles(html: string): string {
  const unclosed = new Set<string>();
  let clean = '';
  let place = 0;
  markup.lastIndex = 0;
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    clean += html.slice(place, found.index);
    const name = found[1]?.toLowerCase();
    place = markup.lastIndex;
    if (name === undefined) {
      if (found[0].startsWith('</')) clean += found[0].replace(/^<\/form(?=[\s/>])/i, `</${formElement}`);
      continue;
    }
    const tag = tagAt(html, place, name);
    place = tag.end;
    if (!hidden.has(name) && !ofPage.has(name)) clean += tag.text;
    if (hidden.has(name) || raw.has(name)) {
      const end = unclosed.has(name) ? undefined : endOf(name, html, place);
      if (end === undefined) unclosed.add(name);
      else place = hidden.has(name) ? end.after : end.before;
    }
    markup.lastIndex = place;
  }
  return clean + html.slice(place);
}

/** Reads the attributes of a tag. A tag without an end is no tag. Only links keep names, which a page would be hidden behind. */
function tagAt(html: string, start: number, tag: string): { text: string; end: number } {
  let text = `<${nameOf(tag)}`;
  attribute.lastIndex = start;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [all, name, value] = found;
    if (name === undefined) return { text: `${text}>`, end: start + all.length };
    start += all.length;
    const lower = name.toLowerCase();
    if (lower.startsWith('on') || (lower === 'name' && tag !== 'a') || (lower === 'id' && tag === 'object')) continue;
    text += ` ${lower === 'style' ? 'data-style' : name}${value === undefined ? '' : `=${value}`}`;
  }
  return { text: '', end: html.length };
}

/** The places before and after the tag that ends an element. */
function endOf(name: string, html: string, start: number): { before: number; after: number } | undefined {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi');
  end.lastIndex = start;
  const found = end.exec(html);
  return found ? { before: found.index, after: end.lastIndex } : undefined;
}
