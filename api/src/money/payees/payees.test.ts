import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../kernel/config/config.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { checkPayee } from './checkPayee.ts';
import { claimPayeeKey } from './claimPayeeKey.ts';
import { openPayeeSeal } from './openPayeeSeal.ts';
import { PayeeSeal } from './PayeeSeal.ts';
import { sealPayees } from './sealPayees.ts';

const iban = 'DE89 3704 0044 0532 0130 00';
let folder = '';
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-payees-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('a payee', () => {
  test.each([
    ['de89370400440532013000', iban],
    ['DE89 3704-0044-0532-0130-00', iban],
    ['  Lantern Bank, account 4711'.trim(), 'Lantern Bank, account 4711'],
    ['ola@strand.example', 'ola@strand.example'],
  ])('stores “%s” as “%s”', (address, stored) => {
    expect(checkPayee({ address }).address).toBe(stored);
  });

  test.each([
    [{ address: 'DE89 0000 invalid iban' }, '/address'],
    [{ address: 'DE88 3704 0044 0532 0130 00' }, '/address'],
    [{ address: iban, bic: 'COBA' }, '/bic'],
    [{ address: iban, taxId: '=1+1' }, '/taxId'],
  ])('refuses %j with a pointer to the fault', (payee, pointer) => {
    expect(() => checkPayee(payee)).toThrow(
      expect.objectContaining({ status: 422, errors: [expect.objectContaining({ pointer })] }),
    );
  });
});

test('creates a private key at the first start, which all processes use', async () => {
  const file = join(folder, 'new', 'payee.key');
  const seals = await Promise.all([1, 2, 3].map(() => openPayeeSeal({ key: undefined, former: [], file })));
  expect(new Set(seals.map(({ keyId }) => keyId)).size).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  await writeFile(file, 'half a k');
  await expect(openPayeeSeal({ key: undefined, former: [], file })).rejects.toThrow('does not hold a key');
});

test('stops the start at an invalid key, naming the setting but not its value', () => {
  for (const name of ['PAYEE_KEY', 'PAYEE_KEYS_FORMER', 'PAYEE_KEYS_LOST'])
    expect(() => readConfig({ [name]: 'secret' })).toThrow(new RegExp(`${name}(?!.*secret)`));
});

test('seals plain payees at the start and opens them with the right keys only', async () => {
  const { db } = database;
  const at = new Date();
  await db.insert(payouts).values({
    ...{ userId: 1, amount: 350_000, status: 'sent', address: iban, addressEnd: '', payeeName: 'Ola' },
    ...{ requestedAt: at, changedAt: at },
  });
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const seal = new PayeeSeal(first);
  expect([await sealPayees(db, seal), await sealPayees(db, seal)]).toEqual([1, 0]);
  const readRow = async () => {
    const [row] = await db.select().from(payouts);
    if (!row) throw new Error('There is no payout.');
    return row;
  };
  expect(await readRow()).toMatchObject({ payeeKey: seal.keyId, addressEnd: '3000' });
  expect((await readRow()).address).not.toContain('3704');
  expect(seal.open(await readRow())).toEqual({ address: iban });

  const wrong = new PayeeSeal(second);
  expect(() => wrong.open(seal.seal({ address: iban }))).toThrow(`sealed with the key ${seal.keyId}`);
  await expect(sealPayees(db, wrong)).rejects.toThrow(`PAYEE_KEYS_LOST=${seal.keyId}`);
  expect(await sealPayees(db, wrong, [seal.keyId])).toBe(0);

  const rotated = new PayeeSeal(second, [first]);
  expect(await sealPayees(db, rotated)).toBe(1);
  expect(await readRow()).toMatchObject({ payeeKey: rotated.keyId });
  expect(rotated.open(await readRow())).toEqual({ address: iban });
});

test('requires one key for all processes, even before the first payout', async () => {
  const { db } = database;
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const [one, other] = [new PayeeSeal(first), new PayeeSeal(second)];
  const claims = await Promise.allSettled([claimPayeeKey(db, one), claimPayeeKey(db, other)]);
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [key, inUse, refused] = claims[0]?.status === 'fulfilled' ? [first, one, other] : [second, other, one];
  await claimPayeeKey(db, inUse);
  await expect(claimPayeeKey(db, refused)).rejects.toThrow(
    `seals payees with the key ${inUse.keyId}, and this installation has ${refused.keyId}. Set PAYEE_KEY`,
  );

  const rotated = new PayeeSeal(randomBytes(32), [key]);
  await claimPayeeKey(db, rotated);
  await expect(claimPayeeKey(db, inUse)).rejects.toThrow(rotated.keyId);
  await claimPayeeKey(db, inUse, [rotated.keyId]);
});

test('does not open an altered payee', () => {
  const seal = new PayeeSeal(randomBytes(32));
  const sealed = seal.seal({ address: iban });
  const bytes = Buffer.from(sealed.address, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => seal.open({ ...sealed, address: bytes.toString('base64') })).toThrow();
});
