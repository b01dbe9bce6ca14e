/** A product's address as a link: `http://` is put before one that has no http prefix. */
export function productAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `http://${url}`;
}

/** Who sells it: the host of a product's address without www; null when the address names none. */
export function productHost(url: string): string | null {
  const address = productAddress(url);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
}
