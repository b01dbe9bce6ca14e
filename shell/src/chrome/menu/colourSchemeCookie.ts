import type { ColourScheme } from '../../serverContract.ts';

const year = 31_536_000;

/** The scheme of the rendered page. The server reads the reader's cookie, so the page does not change colours later. */
export function readColourScheme(document: Document): ColourScheme {
  const scheme = document.documentElement.dataset.scheme;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

const cookie = (value: string, maxAge: number, domain: string) =>
  `scheme=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${domain}`;

/**
 * Applies a scheme at once, and stores it in a cookie for all sites of the domain. If the browser refuses a cookie for
 * the domain, as Chromium does for `localhost`, stores it for this site only.
 * @param parentDomain the domain under which the sites are: `example.com`
 */
export function chooseColourScheme(document: Document, scheme: ColourScheme, parentDomain: string): void {
  const shared = `; Domain=${parentDomain}`;
  if (scheme === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  // Deletes a cookie of this site alone, because the server would receive it beside the shared one.
  document.cookie = cookie('', 0, '');
  document.cookie = scheme === 'auto' ? cookie('', 0, shared) : cookie(scheme, year, shared);
  const isKept = document.cookie.split('; ').includes(`scheme=${scheme}`);
  if (scheme !== 'auto' && !isKept) document.cookie = cookie(scheme, year, '');
}
