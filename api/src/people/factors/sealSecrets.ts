import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { secondFactors } from '../../kernel/db/schema/secondFactors.ts';
import type { TextSeal } from '../../kernel/sealing/TextSeal.ts';

/** Purpose of the seal of these secrets. Another text would make all of them unreadable. */
export const secondFactorPurpose = 'second factors';

/** Rows in a transaction. */
const batch = 200;

/**
 * Seals all secrets of one-time codes that a former key has sealed with the present key. Each start calls it. Secrets of
 * a lost key stay, and their accounts sign in with recovery codes.
 */
export async function sealSecrets(db: Database, seal: TextSeal): Promise<void> {
  for (let count = batch; count === batch; ) count = await sealBatch(db, seal);
}

async function sealBatch(db: Database, seal: TextSeal): Promise<number> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(secondFactors)
      .where(and(ne(secondFactors.keyId, seal.keyId), inArray(secondFactors.keyId, seal.keyIds)))
      .orderBy(asc(secondFactors.userId))
      .limit(batch)
      .for('no key update');
    for (const { userId, secret, keyId } of rows) {
      const { sealed, keyId: present } = seal.seal(seal.open({ sealed: secret, keyId }, userId), userId);
      await transaction
        .update(secondFactors)
        .set({ secret: sealed, keyId: present })
        .where(eq(secondFactors.userId, userId));
    }
    return rows.length;
  });
}
