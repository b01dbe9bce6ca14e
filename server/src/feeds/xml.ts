/** Serialized XML. Plain strings still have to be escaped. */
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

/** Escapes a text for XML elements and attributes, and removes forbidden characters. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function written(content: XmlContent): string {
  if (content instanceof Xml) return content.source;
  if (content === null || content === undefined) return '';
  return typeof content === 'object' ? content.map(written).join('') : escapeXml(String(content));
}

/** Serializes an element. Strings in `content` are escaped. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes = {}, ...content: XmlContent[]): Xml {
  const head = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join('');
  const body = written(content);
  return new Xml(body ? `<${name}${head}>${body}</${name}>` : `<${name}${head}/>`);
}

/** Serializes a document with the XML declaration. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
}
