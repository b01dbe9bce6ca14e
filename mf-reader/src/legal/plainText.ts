import type { LegalText } from './legalDocument.ts';

/** The words of a paragraph, without its links. */
export function plainText(text: LegalText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
