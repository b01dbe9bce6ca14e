import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PartName } from '@marquee/shared/domain';
import { ReleaseError } from '../ReleaseError.ts';
import type { Registry } from '../registry/Registry.ts';
import type { RegistryState, Token } from '../registry/registryState.ts';

const secretBytes = 32;
/** Valid names of tokens. The log uses `automatic`, `operator` and `operator@host` for other actors. */
const tokenName = /^(?!automatic$|operator$)[a-z0-9][a-z0-9._-]{0,59}$/;

/** Hashes a token's secret. The registry stores only this hash. */
export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a secret with a hash in constant time. */
export function isToken(secret: string, sha256: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(secret), 'hex'), Buffer.from(sha256, 'hex'));
}

/** Finds the token of a secret. Compares every token, so that the duration tells nothing about the tokens. */
export function findToken({ tokens }: RegistryState, secret: string): Token | null {
  return [...tokens.values()].filter(({ sha256 }) => isToken(secret, sha256))[0] ?? null;
}

/** Creates and revokes the tokens of teams. */
export class TokenService {
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Creates a token. @returns the secret, which is not stored and cannot be shown again */
  async add(name: string, parts: readonly PartName[], actor: string): Promise<string> {
    if (!tokenName.test(name))
      throw new ReleaseError(
        'token-name',
        `“${name}” cannot be a token's name: lower-case letters, digits, dots and hyphens, at most 60, and neither “operator” nor “automatic”.`,
      );
    if (parts.length === 0) throw new ReleaseError('token-parts', 'Name the parts that the token is for.');
    const secret = `marquee_${randomBytes(secretBytes).toString('base64url')}`;
    await this.#registry.write(actor, ({ tokens }) => {
      if (tokens.has(name)) throw new ReleaseError('token-exists', `There is a token “${name}”: revoke it first.`);
      return { kind: 'tokenAdded', name, parts: [...new Set(parts)], sha256: hashToken(secret) };
    });
    return secret;
  }

  async revoke(name: string, actor: string): Promise<void> {
    await this.#registry.write(actor, ({ tokens }) => {
      if (!tokens.has(name)) throw new ReleaseError('no-token', `There is no token “${name}”.`);
      return { kind: 'tokenRevoked', name };
    });
  }
}
