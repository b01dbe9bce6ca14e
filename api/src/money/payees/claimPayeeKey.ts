import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import type { PayeeSeal } from './PayeeSeal.ts';

/**
 * Registers this process's key as the key that all processes on the database use. The first process decides. A later
 * process replaces the key only if it has the present key as a former key, or names it as lost.
 * @param lost ids of lost keys
 * @throws Error if another key is in use, because nodes with different keys could not open each other's payees
 */
export async function claimPayeeKey(db: Database, seal: PayeeSeal, lost: readonly string[] = []): Promise<void> {
  const replaceable = [...seal.keyIds, ...lost];
  const { rows } = await db.execute<{ inUse: string }>(sql`
    insert into payee_key_in_use as present (key_id) values (${seal.keyId})
    on conflict (one) do update set key_id =
      case when present.key_id = any (${sql.param(replaceable)}::text[]) then excluded.key_id else present.key_id end
    returning key_id as "inUse"`);
  const inUse = rows[0]?.inUse;
  if (inUse === seal.keyId) return;
  throw new Error(
    `This network seals payees with the key ${inUse}, and this installation has ${seal.keyIds.join(', ')}. Set PAYEE_KEY to the key of the other nodes, or put their payee.key into DATA_DIR. If that key is lost for good, set PAYEE_KEYS_LOST=${inUse}.`,
  );
}
