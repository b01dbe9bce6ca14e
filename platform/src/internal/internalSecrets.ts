import { z } from 'zod';

const minLength = 24;

/**
 * The setting `INTERNAL_SECRET`: secrets that the servers and apis of a network share, with commas between them. A server
 * sends the first one. An api accepts all of them, so that a secret can be replaced without an interruption. Empty when
 * it is not set.
 */
export const internalSecretsSchema = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[\x21-\x7e]+$/, 'has only visible ASCII characters')
          .min(minLength, `has at least ${minLength} characters`),
      )
      .max(4, 'has at most four secrets'),
  );

/** True for a name or address of this machine itself. @param host without brackets or with them, without a port */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
}
