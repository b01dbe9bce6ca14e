import type { Config } from '../../kernel/config/config.ts';
import type { Queryable } from '../../kernel/db/connect.ts';
import { readCreatorOrigin } from '../../kernel/hosts/readCreatorOrigin.ts';

/** The identity of the creator host for passkeys. */
export type RelyingParty = { name: string; id: string; origin: string };

/** Reads the identity of the creator host. A browser offers no passkey that was made under another host name. */
export async function readRelyingParty(
  db: Queryable,
  config: Pick<Config, 'domain' | 'usualCreatorOrigin'>,
): Promise<RelyingParty> {
  const origin = await readCreatorOrigin(db, config);
  return { name: 'Vocal', id: new URL(origin).hostname, origin };
}
