/** Base for relative addresses. This origin does not exist. */
const ownOrigin = 'http://own.invalid';

/**
 * True if a picture is on this site's host. The page must not request anything from a third party before a click.
 * Parses the address as browsers do, because they take `/\host` and `/<tab>/host` as other hosts.
 */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') && URL.canParse(address, ownOrigin) && new URL(address, ownOrigin).origin === ownOrigin
  );
}
