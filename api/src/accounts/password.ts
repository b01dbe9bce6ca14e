import { hash, verify } from '@node-rs/argon2';

/** The package's `Algorithm.Argon2id`, a const enum that type stripping cannot see. */
const argon2id = 2;

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hash of no password: unknown accounts are compared with it, so that they take as long as known ones. */
const nobodysHash = hashPassword(crypto.randomUUID());

/**
 * Whether the password is the account's. Takes the same time for an account that does not exist.
 * @param passwordHash null or undefined when there is no such account.
 */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && Boolean(passwordHash);
}
