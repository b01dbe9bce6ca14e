/** Written HTML, as opposed to text that has to be escaped still. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type HtmlContent = Html | string | number | null | readonly HtmlContent[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(content: HtmlContent): string {
  if (content instanceof Html) return content.source;
  if (content === null) return '';
  if (typeof content === 'object') return content.map(written).join('');
  return String(content).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** HTML by template: values are text, in elements and quoted attributes, unless they are HTML. */
export function html(strings: TemplateStringsArray, ...values: HtmlContent[]): Html {
  return new Html(strings.map((string, index) => string + written(values[index] ?? null)).join(''));
}
