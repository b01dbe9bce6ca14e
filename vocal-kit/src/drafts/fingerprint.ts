const marks: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };

const phrasing: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'cite',
    'code',
    'del',
    'em',
    'i',
    'ins',
    'mark',
    's',
    'small',
    'strike',
    'strong',
    'span',
    'sub',
    'sup',
  ],
  'u',
]);

/** Elements in which bare text means the same as a paragraph. */
const loose: ReadonlySet<string> = new Set(['body', 'div', 'li', 'blockquote', 'td', 'th']);

/** True if the node is part of a line of text. */
export function isInline(node: Node): boolean {
  return !isElement(node) || phrasing.has(node.localName) || ['br', 'img'].includes(node.localName);
}

/**
 * Returns a text that is equal for HTML of equal meaning. Ignores the order of marks, `<b>` instead of `<strong>`,
 * invisible white space, and the paragraph inside a list item. Any other difference gives another text.
 */
export function fingerprint(block: Element): string {
  let print = '';
  let line: Node[] = [];
  const endLine = () => {
    const words = printLine(line, block.localName === 'pre');
    line = [];
    if (loose.has(block.localName)) print += words && `<p>${words}</p>`;
    else print += words;
  };
  for (const child of block.childNodes) {
    if (isInline(child)) line.push(child);
    else {
      endLine();
      if (isElement(child)) print += fingerprint(child);
    }
  }
  endLine();
  return `<${block.localName}${printAttributes(block)}>${print}</${block.localName}>`;
}

type Piece = { text: string; marks: string };

/** Prints each piece of text with its marks in alphabetical order. White space counts in code alone. */
function printLine(nodes: readonly Node[], isCode: boolean): string {
  const pieces: Piece[] = [];
  for (const node of nodes) collect(node, [], pieces, isCode);
  const last = pieces.at(-1);
  if (last && !isCode) last.text = last.text.replace(/ $/, '');
  return pieces.map(({ text, marks: names }) => (text ? `[${names}|${text}]` : '')).join('');
}

function collect(node: Node, around: readonly string[], pieces: Piece[], isCode: boolean): void {
  if (!isElement(node)) {
    if (node.nodeType === node.TEXT_NODE) add(pieces, node.nodeValue ?? '', around.toSorted().join(), isCode);
    return;
  }
  if (node.localName === 'br') pieces.push({ text: '\n', marks: '' });
  else if (phrasing.has(node.localName)) {
    const name = `${marks[node.localName] ?? node.localName}${printAttributes(node)}`;
    for (const child of node.childNodes) collect(child, name === 'a' ? around : [...around, name], pieces, isCode);
  } else pieces.push({ text: node.outerHTML, marks: 'other' });
}

function add(pieces: Piece[], value: string, names: string, isCode: boolean): void {
  const before = pieces.at(-1);
  let text = isCode ? value : value.replace(/[ \t\r\n\f]+/g, ' ');
  if (!isCode && (!before || /[ \n]$/.test(before.text))) text = text.replace(/^ /, '');
  if (!text) return;
  if (before && before.marks === names && before.text !== '\n') before.text += text;
  else pieces.push({ text, marks: names });
}

function printAttributes(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => name !== 'rel' && !isDefault(name, value) && !isDirectionOfLanguage(element, name))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('');
}

/** True if an attribute has the value that applies without it. */
function isDefault(name: string, value: string): boolean {
  return (['start', 'colspan', 'rowspan'].includes(name) && value === '1') || (name === 'dir' && value === 'auto');
}

/** The server sets the direction of a passage by its language. */
function isDirectionOfLanguage(element: Element, name: string): boolean {
  return name === 'dir' && element.localName === 'span' && element.hasAttribute('lang');
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
