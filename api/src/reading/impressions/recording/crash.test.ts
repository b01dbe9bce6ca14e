import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { runningPostmaster, stopPostmaster } from '../../../kernel/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../../kernel/db/embedded/startEmbeddedPostgres.ts';
import { impressions } from '../../../kernel/db/schema/impressions.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { readSharedSecret } from '../../../kernel/db/sharedSecret.ts';
import { ticketSecret } from '../../../kernel/tickets/ticketSecret.ts';
import { patientDatabase } from '../../../testing/patientDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';

const neverMs = String(24 * 3_600_000);
const readers = Array.from({ length: 25 }, (_, index) => `198.51.${index + 1}.7`);

let data: string;
let child: ChildProcess | undefined;
/** Cleans up after a test, in reverse order. */
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'marquee-reads-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = undefined;
  for (const end of ends.splice(0).reverse()) await end();
  await rm(data, { recursive: true, force: true });
});

/** Starts the api on a new database or on another api's database. */
async function start(settings: Record<string, string>, on?: TestDatabase): Promise<TestNetwork> {
  const database = on ?? (await createTestDatabase());
  if (!on) ends.push(() => database.drop());
  const network = await createTestNetwork({ IMPRESSION_FLUSH_MS: '20', ...settings }, database);
  ends.push(() => network.app.close());
  return network;
}

const callOf = (postId: string, address: string, ticket: string) => ({
  method: 'POST' as const,
  headers: {
    'x-marquee-ticket': ticket,
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'x-forwarded-for': address,
    'x-marquee-site': 'beat',
  },
  body: JSON.stringify({ postId, authorId: null }),
});
type Issue = (address: string) => string;

/** Tickets of pages that were served to each reader twenty seconds before. */
async function ticketsFor({ db }: TestDatabase, now: Date): Promise<Issue> {
  const tickets = new PageTickets(await readSharedSecret(db, ticketSecret));
  return (address) => tickets.issue(address, '0'.repeat(16), now.getTime() - 20_000);
}

async function sendAll(app: FastifyInstance, postId: string, issue: Issue): Promise<number[]> {
  const calls = readers.map((address) =>
    app.inject({ url: '/api/posts/createImpression', ...callOf(postId, address, issue(address)) }),
  );
  return (await Promise.all(calls)).map(({ statusCode }) => statusCode);
}
const ok = readers.map(() => 200);

async function postIdOf({ db }: TestDatabase): Promise<string> {
  const [row] = await db.select({ id: posts.id }).from(posts).where(eq(posts.key, 'ten-sleeves'));
  return String(row?.id);
}
const counted = async ({ db }: TestDatabase) =>
  (await db.select().from(impressions).where(sql`rejection is null`)).length;
const journalFiles = async (place: string) =>
  (await readdir(join(place, 'impressions'))).filter((name) => name.endsWith('.reads'));
const logOf = ({ logged }: TestNetwork) => logged.map(({ msg }) => msg);

/** Starts the api in a separate process and resolves to its address. */
async function startApi(database: TestDatabase): Promise<string> {
  const started = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts')], {
    env: {
      ...process.env,
      ...patientDatabase,
      NODE_OPTIONS: '',
      API_PORT: '0',
      DATA_DIR: data,
      DATABASE_URL: database.url,
      IMPRESSION_FLUSH_MS: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  let output = '';
  started.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const ready = () => /api ready at (http:[^"]+)/.exec(output)?.[1];
  await until(() => ready() !== undefined, 120_000);
  return String(ready());
}

test('loses nothing when a process is killed after its response', async () => {
  const network = await start({});
  const postId = await postIdOf(network);
  const address = await startApi(network);
  // The database rejects writes, so everything is in the journal when the process is killed.
  await network.db.execute(sql`alter table impressions rename to elsewhere`);
  // The child process uses the system clock, so the tickets need the real time.
  const issue = await ticketsFor(network, new Date());
  const responses = await Promise.all(
    readers.map((reader) => fetch(`${address}/api/posts/createImpression`, callOf(postId, reader, issue(reader)))),
  );
  expect(responses.map(({ status }) => status)).toEqual(ok);
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  await network.db.execute(sql`alter table elsewhere rename to impressions`);

  const files = await journalFiles(data);
  expect(files.length).toBeGreaterThan(0);
  // A write that was cut off leaves a line without its end.
  const path = join(data, 'impressions', String(files.at(-1)));
  await appendFile(path, '{"at":1781524800000,"post":1,"si');
  const copy = join(data, 'kept');
  await cp(path, copy);

  const next = await start({ DATA_DIR: data }, network);
  await until(async () => (await counted(network)) === readers.length);
  await until(async () => (await journalFiles(data)).length === 0);
  expect(logOf(next)).toContain('skipped broken lines in the impression journal');
  await next.app.close();

  // The process died after the write and before it removed the file.
  await cp(copy, path);
  await start({ DATA_DIR: data }, network);
  await until(async () => (await journalFiles(data)).length === 0);
  expect(await counted(network)).toBe(readers.length);
});

test('writes everything before a clean stop', async () => {
  const network = await start({ DATA_DIR: data, IMPRESSION_FLUSH_MS: neverMs });
  const postId = await postIdOf(network);
  expect(await sendAll(network.app, postId, await ticketsFor(network, testNow))).toEqual(ok);
  expect(await counted(network)).toBe(0);
  await network.app.close();
  expect(await counted(network)).toBe(readers.length);
  expect(await readdir(join(data, 'impressions'))).toEqual([]);
});

test('keeps impressions while the database is down, up to the size limit', async () => {
  const home = join(data, 'postgres');
  const database = await createTestDatabase(home);
  ends.push(() => database.drop());
  const network = await start({ IMPRESSION_JOURNAL_BYTES: '6000' }, database);
  const { app } = network;
  const postId = await postIdOf(network);
  const issue = await ticketsFor(network, testNow);
  const pid = await runningPostmaster(join(home, 'cluster'));
  if (pid === undefined) throw new Error('The server does not run.');
  await stopPostmaster(pid);

  // The journal also accepts impressions of a post that was not requested before.
  expect(await sendAll(app, postId, issue)).toEqual(ok);
  const more = [...(await sendAll(app, postId, issue)), ...(await sendAll(app, postId, issue))];
  expect(new Set(more)).toEqual(new Set([200, 503]));
  const refused = await app.inject({
    url: '/api/posts/createImpression',
    ...callOf(postId, '198.51.1.7', issue('198.51.1.7')),
  });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  await until(() =>
    logOf(network).includes('cannot write impressions to the database; keeping them in the journal and retrying'),
  );

  const restarted = await startEmbeddedPostgres(home, { durable: false });
  ends.push(() => restarted.stop());
  await until(async () => (await counted(network).catch(() => 0)) === readers.length);
  await until(async () => /^impressions_pending_bytes 0$/m.test((await app.inject('/metrics')).body));
  expect(await sendAll(app, postId, issue)).toEqual(ok);
});

test('quarantines impressions that the database rejects without delaying others', async () => {
  const network = await start({});
  const postId = await postIdOf(network);
  const place = join(data, 'impressions');
  const line = (visitor: string) =>
    `${JSON.stringify({ at: Date.UTC(2026, 5, 15), post: Number(postId), site: 'beat', visitor })}\n`;
  await mkdir(place, { recursive: true });
  await writeFile(join(place, '1-00000000.00000001.reads'), line('a\0b'));
  await writeFile(join(place, '1-00000000.00000002.reads'), line('a'));
  const next = await start({ DATA_DIR: data }, network);
  await until(async () => (await counted(network)) === 1);
  await until(async () => (await journalFiles(data)).length === 0);
  expect(await readdir(place)).toContain('1-00000000.00000001.reads.refused');
  expect(logOf(next)).toContain('database rejected impressions; quarantined their file for inspection');
});
