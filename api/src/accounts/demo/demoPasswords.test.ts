import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';
import { demoAccounts } from './demoAccounts.ts';
import { demoPasswordsFile, keptPasswords, lockKnownAccounts, readDemoPasswords } from './demoPasswords.ts';

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

test('a known password works on this machine, and at no other host', async () => {
  expect((await signIn(writer.email, writer.password, 'vocal.localhost:3000')).statusCode).toBe(200);
  for (const { email, password } of [writer, moderator])
    expect((await signIn(email.toUpperCase(), password, 'vocal.example.com')).statusCode).toBe(401);
});

test('on a laptop the known passwords stay', async () => {
  await lock('localhost');
  expect((await signIn(moderator.email, moderator.password, 'vocal.localhost')).statusCode).toBe(200);
  expect(await readDemoPasswords(folder)).toBeUndefined();
});

test('on a public domain they are replaced at the start, sessions end, and only the folder’s owner can read the new ones', async () => {
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

test('two programs that make them up at the same moment have the same', async () => {
  const shared = join(folder, 'first-start');
  const [api, demo] = await Promise.all([keptPasswords(shared), keptPasswords(shared)]);
  expect(api).toEqual(demo);
  expect(await readDemoPasswords(shared)).toEqual(api);
});
