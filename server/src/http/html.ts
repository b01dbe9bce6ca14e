/** Marks a string as HTML, so that the `html` template does not escape it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type HtmlContent = Html | string | number | null | readonly HtmlContent[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function toSource(content: HtmlContent): string {
  if (content instanceof Html) return content.source;
  if (content === null) return '';
  if (typeof content === 'object') return content.map(toSource).join('');
  return String(content).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Template tag for HTML. Escapes all values except `Html`. Use values only in elements and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: HtmlContent[]): Html {
  return new Html(strings.map((string, index) => string + toSource(values[index] ?? null)).join(''));
}
