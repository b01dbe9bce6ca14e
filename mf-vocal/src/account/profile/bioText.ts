/** Marks around a text, by the element that they stand for. */
const marks: Readonly<Record<string, string>> = { em: '*', i: '*', strong: '**', b: '**' };

/**
 * Converts a bio's HTML to text that people can edit: paragraphs between empty lines, `*italics*`, `**bold**` and
 * `[words](address)`. Keeps the text of all other elements, without their styles.
 */
export function bioText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.childNodes].map((node) => textOf(node).trim());
  return blocks.filter(Boolean).join('\n\n');
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const words = [...node.childNodes].map(textOf).join('');
  const name = node.localName;
  if (name === 'br') return '\n';
  if (name === 'a') return `[${words}](${node.getAttribute('href') ?? ''})`;
  const mark = marks[name] ?? '';
  return words ? mark + words + mark : '';
}

/** Converts an edited text back to HTML. The api sanitizes the HTML. */
export function bioHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${lineHtml(paragraph)}</p>`)
    .join('\n');
}

function lineHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>')
    .replaceAll('\n', '<br>');
}
