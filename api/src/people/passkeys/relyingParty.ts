import type { Config } from '../../kernel/config/config.ts';

/** The identity of the creator host for passkeys. It comes from settings, because a request's `Host` can be forged. */
export function relyingParty({ creatorOrigin }: Pick<Config, 'creatorOrigin'>) {
  return { name: 'Vocal', id: new URL(creatorOrigin).hostname, origin: creatorOrigin };
}
