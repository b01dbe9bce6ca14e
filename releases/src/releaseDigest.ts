import { createHash } from 'node:crypto';
import type { Manifest } from './manifest.ts';

type Files = Manifest['browser']['files'];

/** The digest of all files of a release, which ends its version: 10 hexadecimal digits. */
export function releaseDigest(browser: Files, server: Files | null, typeSources: Files): string {
  return (
    createHash('sha256')
      // The sources too: a contract with only changed types is another release for the users of the types.
      .update(JSON.stringify([browser, server, typeSources]))
      .digest('hex')
      .slice(0, 10)
  );
}
