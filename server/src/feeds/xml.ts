/** Written XML, as opposed to text that has to be escaped still. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Attributes = Record<string, string | number | undefined>;
export type XmlContent = Xml | string | number | null | undefined | readonly XmlContent[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 forbids even when escaped: control characters and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as XML takes it, inside elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function written(content: XmlContent): string {
  if (content instanceof Xml) return content.source;
  if (content === null || content === undefined) return '';
  return typeof content === 'object' ? content.map(written).join('') : escapeXml(String(content));
}

/** An element; strings in it are text. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes = {}, ...content: XmlContent[]): Xml {
  const head = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join('');
  const body = written(content);
  return new Xml(body ? `<${name}${head}>${body}</${name}>` : `<${name}${head}/>`);
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
}
