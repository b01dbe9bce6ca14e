import { hash, verify } from '@node-rs/argon2';

/** The package's `Algorithm.Argon2id`, a const enum that type stripping cannot see. */
const argon2id = 2;

/** OWASP's minimum for argon2id, which is 19 MiB, two passes and one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash with its parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Hash without a matching password. Unknown accounts are compared with it, so that they take as long as known accounts.
 */
const unmatchableHash = hashPassword(crypto.randomUUID());

/**
 * Checks a password against an account's hash. It takes the same time for an account that does not exist.
 * @param passwordHash null or undefined for an unknown account
 */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unmatchableHash), password);
  return matches && Boolean(passwordHash);
}
