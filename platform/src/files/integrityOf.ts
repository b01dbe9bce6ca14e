import { createHash } from 'node:crypto';

/** The `sha384-…` hash of bytes, in the form of HTML's integrity attribute. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
