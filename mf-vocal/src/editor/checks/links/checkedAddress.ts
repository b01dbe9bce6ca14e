/** Maximum number of characters that the api accepts. A copy of `linkCheckLimits`, whose module loads schemas. */
export const maxAddressLength = 2_000;

/**
 * Returns the address of the page that a link leads to, as the api checks it. Returns null for places on the same page,
 * and for addresses that are not of the web or too long.
 * @param siteUrl address of the magazine, to which the link may be relative. Null before one is chosen
 */
export function checkedAddress(href: string, siteUrl: string | null): string | null {
  if (href.trim() === '' || /^\s*[#?]/.test(href)) return null;
  const url = URL.parse(href, siteUrl ?? undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href.length <= maxAddressLength ? url.href : null;
}
