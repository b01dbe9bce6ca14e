import { posix } from 'node:path';

/** Resolves a path that a file names. Web addresses and paths from the site's root stay unchanged. */
export function beside(file: string, address: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : posix.join(posix.dirname(file), address);
}
