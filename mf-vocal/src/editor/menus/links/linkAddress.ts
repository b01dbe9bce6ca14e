/**
 * Converts a typed address to the address of a link. Adds a scheme to `example.com`. Returns null for an empty address
 * and for schemes other than `http`, `https` and `mailto`.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/^(?:https?:\/\/|mailto:|[/#?])/i.test(text)) return text;
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`;
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? null : `https://${text}`;
}

/** Returns true for words that can be the name of a page and not its address: they have no `.`, `:`, `/`, `#` or `@`. */
export function isPageName(typed: string): boolean {
  const text = typed.trim();
  if (/^(?:https?:|mailto:)/i.test(text)) return false;
  return /\s/.test(text) || /^[^.:/#?@]+$/.test(text);
}
