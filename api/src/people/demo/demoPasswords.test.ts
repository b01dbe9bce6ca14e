import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { demoAccounts } from './demoAccounts.ts';
import { demoPasswordsFile, lockKnownAccounts, readDemoPasswords, storedPasswords } from './demoPasswords.ts';

let network: TestNetwork;
let folder: string;
beforeAll(async () => {
  network = await createTestNetwork();
  folder = await mkdtemp(join(tmpdir(), 'marquee-demo-'));
});
afterAll(async () => {
  await network.close();
  await rm(folder, { recursive: true });
});

const { writer, moderator } = demoAccounts;
const signIn = (email: string, password: string, host: string) =>
  network.app.inject({
    method: 'POST',
    url: '/api/vocal/auth/signin',
    payload: { email, password },
    headers: { host },
  });
const lock = (domain: string) =>
  lockKnownAccounts({ db: network.db, domain, dataDirectory: folder, report: { warn: () => undefined } });

test('accepts a published password on the local machine only', async () => {
  expect((await signIn(writer.email, writer.password, 'vocal.localhost:3000')).statusCode).toBe(200);
  for (const { email, password } of [writer, moderator])
    expect((await signIn(email.toUpperCase(), password, 'vocal.example.com')).statusCode).toBe(401);
});

test('keeps the published passwords on a local domain', async () => {
  await lock('localhost');
  expect((await signIn(moderator.email, moderator.password, 'vocal.localhost')).statusCode).toBe(200);
  expect(await readDemoPasswords(folder)).toBeUndefined();
});

test('replaces published passwords on a public domain, ends sessions and stores the new ones privately', async () => {
  const before = await signIn(moderator.email, moderator.password, 'vocal.localhost');
  const cookie = String(before.headers['set-cookie']).split(';')[0] ?? '';
  await lock('example.com');
  const session = await network.app.inject({ url: '/api/currentUser', headers: { cookie } });
  expect(session.json().user).toBeNull();

  const made = await readDemoPasswords(folder);
  expect(made?.moderator.password).toMatch(/^[\w-]{20}$/);
  expect(made?.moderator.password).not.toBe(made?.writer.password);
  expect((await stat(demoPasswordsFile(folder))).mode & 0o777).toBe(0o600);
  for (const { email, password } of [writer, moderator])
    expect((await signIn(email, password, 'vocal.localhost')).statusCode).toBe(401);
  for (const { email, password } of Object.values(made ?? {}))
    expect((await signIn(email, password, 'vocal.example.com')).statusCode).toBe(200);

  // Another start changes nothing.
  await lock('example.com');
  expect(await readDemoPasswords(folder)).toEqual(made);
});

test('generates the same passwords for two programs that start at once', async () => {
  const shared = join(folder, 'first-start');
  const [api, demo] = await Promise.all([storedPasswords(shared), storedPasswords(shared)]);
  expect(api).toEqual(demo);
  expect(await readDemoPasswords(shared)).toEqual(api);
});
