/** Base for relative addresses. This origin does not exist. */
const ownOrigin = 'http://own.invalid';

/**
 * True if the address of a picture is on the own host. Any other host would be a third party that is called before any
 * click. The address is read as browsers do, for which `/\host` and `/<tab>/host` are other hosts.
 */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') && URL.canParse(address, ownOrigin) && new URL(address, ownOrigin).origin === ownOrigin
  );
}
