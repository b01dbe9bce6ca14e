import type { Pasted } from '../leftOut.ts';
import { codeLanguage } from './codeLanguage.ts';

/** Converts code from an editor to a block with its language. Code without a line break becomes words in a line. */
export function pasteCode(text: string, language: string): Pasted {
  const code = document.implementation.createHTMLDocument().createElement('code');
  const lines = text.replace(/\r\n?/g, '\n');
  code.textContent = lines.replace(/\n$/, '');
  if (!lines.includes('\n')) return { html: `<p>${code.outerHTML}</p>`, leftOut: {} };
  const key = codeLanguage(language);
  if (key) code.className = `language-${key}`;
  return { html: `<pre>${code.outerHTML}</pre>`, leftOut: {} };
}
