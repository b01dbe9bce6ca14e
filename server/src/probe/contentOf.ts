import type { PageContent } from '@marquee/releases/gate/report/PageContent.ts';
import { Parser } from 'htmlparser2';

/** Elements whose text is not shown to readers. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** Reads the facts of a rendered page. */
export function contentOf(html: string): PageContent {
  const content: PageContent = {
    ...{ title: '', headings: [], text: 0, links: 0, pictures: 0 },
    ...{ hasDescription: false, canonical: null, isIndexed: true, jsonLd: [] },
  };
  const open: string[] = [];
  let data = '';
  const isIn = (name: string) => open.includes(name);
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'h1') content.headings.push('');
      if (isIn('main') && name === 'a' && attributes.href) content.links += 1;
      if (isIn('main') && name === 'img') content.pictures += 1;
      if (name === 'meta') readMeta(content, attributes);
      if (name === 'link' && attributes.rel === 'canonical') content.canonical = pathOf(attributes.href);
      if (name === 'script') data = attributes.type === 'application/ld+json' ? ' ' : '';
    },
    ontext(text) {
      const parent = open.at(-1) ?? '';
      if (parent === 'script' && data) data += text;
      if (parent === 'title' && isIn('head')) content.title += text;
      if (unread.has(parent)) return;
      if (isIn('h1')) content.headings.push((content.headings.pop() ?? '') + text);
      if (isIn('main')) content.text += text.trim().length;
    },
    onclosetag(name) {
      open.splice(open.lastIndexOf(name), 1);
      if (name !== 'script' || !data) return;
      content.jsonLd.push(...typesIn(data));
      data = '';
    },
  });
  parser.end(html);
  return content;
}

function readMeta(content: PageContent, { name, content: value = '' }: Record<string, string>): void {
  if (name === 'description') content.hasDescription = value !== '';
  if (name === 'robots' && /noindex|none/.test(value)) content.isIndexed = false;
}

function pathOf(address = ''): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** Lists the types in JSON-LD. Returns none if the text is not JSON. */
function typesIn(json: string): string[] {
  try {
    const things = [JSON.parse(json)].flat() as { '@type'?: string }[];
    return things.flatMap((thing) => thing['@type'] ?? []);
  } catch {
    return [];
  }
}
