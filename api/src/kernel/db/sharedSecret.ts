import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { secrets } from './schema/secrets.ts';

const secretBytes = 32;

/** Returns a random key that all processes on the database share. The first process that needs the key creates it. */
export async function readSharedSecret(db: Database, name: string): Promise<Buffer> {
  const made = randomBytes(secretBytes).toString('base64url');
  await db.insert(secrets).values({ name, value: made }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return Buffer.from(row?.value ?? made, 'base64url');
}
