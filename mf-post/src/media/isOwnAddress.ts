/** Any origin that is not in use, as the base of an address. */
const ownOrigin = 'http://own.invalid';

/**
 * Whether a picture's address is the page's own: one elsewhere would call a third party before any click. Read as
 * browsers do, to whom `/\host` and `/<tab>/host` are other hosts.
 */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') && URL.canParse(address, ownOrigin) && new URL(address, ownOrigin).origin === ownOrigin
  );
}
