/** Path on this site. After a second slash or a backslash, browsers would read the name of another host. */
const ownPath = /^\/(?![/\\])/;

/**
 * Returns the link to a product. Adds `http://` to an address without a scheme, unless it is a path on the site.
 */
export function productAddress(url: string): string {
  const address = url.trim();
  if (ownPath.test(address) || /^https?:\/\//i.test(address)) return address;
  return `http://${address.replace(/^[/\\]+/, '')}`;
}

/** Returns the seller, which is the host of a product's address without `www`. Null if the address has no host. */
export function productHost(url: string): string | null {
  const address = productAddress(url);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
}
