/** A page of the site itself. A second slash or a backslash would make it another host's. */
const ownPath = /^\/(?![/\\])/;

/**
 * A product's address as a link: `http://` is put before one that has no http prefix, unless it is a path on the site.
 */
export function productAddress(url: string): string {
  const address = url.trim();
  if (ownPath.test(address) || /^https?:\/\//i.test(address)) return address;
  return `http://${address.replace(/^[/\\]+/, '')}`;
}

/** The seller: the host of a product's address without www; null when the address names none. */
export function productHost(url: string): string | null {
  const address = productAddress(url);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
}
