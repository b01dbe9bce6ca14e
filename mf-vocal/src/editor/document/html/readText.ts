import { type Node as DocumentNode, type Fragment, type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { fingerprint, isInline } from './fingerprint.ts';
import { writeElements } from './writeElements.ts';

/** Blocks of a text, with the HTML that they were read from. */
export type TextPart = { nodes: readonly DocumentNode[]; source: string };

const longestMemory = 2_000;
const memory = new WeakMap<Schema, Map<string, readonly TextPart[]>>();

/**
 * Blocks of sanitized HTML. A block that the schema cannot hold as a whole is a `keptHtml` node with its source.
 * Texts are remembered, since each save compares the document with all of them.
 */
export function readText(schema: Schema, html: string): readonly TextPart[] {
  const known = memory.get(schema) ?? new Map<string, readonly TextPart[]>();
  memory.set(schema, known);
  const parts = known.get(html) ?? parse(schema, html);
  if (known.size >= longestMemory) known.clear();
  known.set(html, parts);
  return parts;
}

function parse(schema: Schema, html: string): TextPart[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const parts: TextPart[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const paragraph = body.ownerDocument.createElement('p');
    paragraph.append(...line);
    line = [];
    const source = paragraph.innerHTML.trim();
    if (source) parts.push(readBlock(schema, paragraph, source));
  };
  for (const child of [...body.childNodes]) {
    if (isInline(child)) line.push(child);
    else {
      endLine();
      if (child instanceof Element) parts.push(readBlock(schema, child, child.outerHTML));
    }
  }
  endLine();
  return parts;
}

function readBlock(schema: Schema, block: Element, source: string): TextPart {
  const around = block.ownerDocument.createElement('div');
  around.append(block);
  const { content } = SchemaParser.fromSchema(schema).parse(around);
  if (fingerprint(writeElements(content)) === fingerprint(around)) return { nodes: content.content, source };
  return { nodes: [schema.node('keptHtml', { html: source })], source };
}

/** The words of sanitized HTML without paragraphs, as the content of a node of the type. */
export function readLine(schema: Schema, type: string, html: string): Fragment {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  return SchemaParser.fromSchema(schema).parse(body, { topNode: schema.nodes[type]?.create() }).content;
}
