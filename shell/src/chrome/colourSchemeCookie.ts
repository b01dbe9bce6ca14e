import type { ColourScheme } from '../app/document.ts';

const year = 31_536_000;

/** What the page was rendered with; the server reads the reader's cookie, so that nothing flashes. */
export function readColourScheme(document: Document): ColourScheme {
  const scheme = document.documentElement.dataset.scheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** Shows a scheme at once and keeps it for the next visit. */
export function chooseColourScheme(document: Document, scheme: ColourScheme): void {
  if (scheme === 'auto') {
    delete document.documentElement.dataset.scheme;
    document.cookie = 'scheme=; Path=/; Max-Age=0; SameSite=Lax';
    return;
  }
  document.documentElement.dataset.scheme = scheme;
  document.cookie = `scheme=${scheme}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
