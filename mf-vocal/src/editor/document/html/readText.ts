import { type Node as DocumentNode, type Fragment, type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { fingerprint, isInline } from '../../../saving/meaning/fingerprint.ts';
import { writeElements } from './writeElements.ts';

/** Blocks of a text, with the HTML that they were read from. */
export type TextPart = { nodes: readonly DocumentNode[]; source: string };

type Memory = {
  texts: Map<string, readonly TextPart[]>;
  blocks: Map<string, TextPart>;
  lines: Map<string, Fragment>;
};

/** Texts and blocks that are remembered: more than the longest post has. */
const mostRemembered = 5_000;
const memories = new WeakMap<Schema, Memory>();

/**
 * Blocks of sanitized HTML. A block that the schema cannot hold as a whole is a `keptHtml` node with its source.
 * Texts and blocks are remembered, since each save compares the document with all of them.
 */
export function readText(schema: Schema, html: string): readonly TextPart[] {
  const memory = memoryOf(schema);
  return remembered(memory.texts, html, () =>
    blocksOf(html).map(({ block, source }) =>
      // A line without a paragraph has the source of its words, which is no block's.
      remembered(memory.blocks, source, () => readBlock(schema, block, source)),
    ),
  );
}

function memoryOf(schema: Schema): Memory {
  const memory = memories.get(schema) ?? { texts: new Map(), blocks: new Map(), lines: new Map() };
  memories.set(schema, memory);
  return memory;
}

function remembered<T>(memory: Map<string, T>, key: string, read: () => T): T {
  const known = memory.get(key) ?? read();
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, known);
  return known;
}

function blocksOf(html: string): { block: Element; source: string }[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const blocks: { block: Element; source: string }[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const block = body.ownerDocument.createElement('p');
    block.append(...line);
    line = [];
    const source = block.innerHTML.trim();
    if (source) blocks.push({ block, source });
  };
  for (const child of [...body.childNodes]) {
    if (isInline(child)) line.push(child);
    else {
      endLine();
      if (child instanceof Element) blocks.push({ block: child, source: child.outerHTML });
    }
  }
  endLine();
  return blocks;
}

function readBlock(schema: Schema, block: Element, source: string): TextPart {
  const around = block.ownerDocument.createElement('div');
  around.append(block);
  const { content } = SchemaParser.fromSchema(schema).parse(around);
  const written = writeElements(content);
  // Of most blocks already the HTML is the same, and its meaning need not be compared.
  const isSame = written.innerHTML === withoutRel(source) || fingerprint(written) === fingerprint(around);
  if (isSame) return { nodes: content.content, source };
  return { nodes: [schema.node('keptHtml', { html: source })], source };
}

/** The sanitizer gives `rel` to each link; the document has none. */
const withoutRel = (html: string) => html.replace(/(<a [^>]*?) rel="[^"]*"/g, '$1');

/** The words of sanitized HTML without paragraphs, as the content of a node of the type. */
export function readLine(schema: Schema, type: string, html: string): Fragment {
  return remembered(memoryOf(schema).lines, `${type} ${html}`, () => {
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    return SchemaParser.fromSchema(schema).parse(body, { topNode: schema.nodes[type]?.create() }).content;
  });
}
