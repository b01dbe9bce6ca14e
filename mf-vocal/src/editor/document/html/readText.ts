import { fingerprint, isInline } from '@marquee/vocal-kit/drafts/fingerprint.ts';
import { type Node as DocumentNode, type Fragment, type Schema, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { hasRaggedTable } from '../table/hasRaggedTable.ts';
import { boxTables, unboxTables } from '../table/tableHtml.ts';
import { writeElements } from './writeElements.ts';

/** A block of HTML and the document nodes that were read from it. */
export type TextPart = { nodes: readonly DocumentNode[]; source: string };

type Memory = {
  texts: Map<string, readonly TextPart[]>;
  blocks: Map<string, TextPart>;
  lines: Map<string, Fragment>;
};

/** Maximum number of entries of each cache. No post has as many texts or blocks. */
const maxRemembered = 5_000;
const memories = new WeakMap<Schema, Memory>();

/**
 * Reads the blocks of sanitized HTML. A block that the schema cannot represent completely becomes a `keptHtml` node with
 * its source. Texts and blocks are cached, because each save compares the document with all of them.
 */
export function readText(schema: Schema, html: string): readonly TextPart[] {
  const memory = memoryOf(schema);
  return remembered(memory.texts, html, () =>
    blocksOf(html).map(({ block, source }) =>
      // The source of a line without a paragraph has no tag, so its cache key cannot be that of a block.
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
  if (memory.size >= maxRemembered) memory.clear();
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
  boxTables(around);
  const { content } = SchemaParser.fromSchema(schema).parse(around);
  if (hasRaggedTable(content)) return { nodes: [schema.node('keptHtml', { html: source })], source };
  const written = writeElements(content);
  unboxTables(around);
  // Most blocks are written back as the same HTML, so the slower comparison of fingerprints is rare.
  const isSame = written.innerHTML === withoutRel(source) || fingerprint(written) === fingerprint(around);
  if (isSame) return { nodes: content.content, source };
  return { nodes: [schema.node('keptHtml', { html: source })], source };
}

/** Removes `rel`, which the sanitizer adds to each link and the document does not have. */
const withoutRel = (html: string) => html.replace(/(<a [^>]*?) rel="[^"]*"/g, '$1');

/** Reads sanitized HTML without paragraphs as the content of a node of the given type. */
export function readLine(schema: Schema, type: string, html: string): Fragment {
  return remembered(memoryOf(schema).lines, `${type} ${html}`, () => {
    const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
    return SchemaParser.fromSchema(schema).parse(body, { topNode: schema.nodes[type]?.create() }).content;
  });
}
