import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { until } from '../../../testing/until.ts';
import { migrateDatabase } from '../migrate.ts';
import { findBinaries } from './binaries.ts';
import { isAlive } from './leases.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let home: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'marquee-pg-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  // A server that a failed test left running is adopted and stopped.
  if ((await running()) !== undefined) await (await start()).stop();
});
afterAll(() => rm(home, { recursive: true, force: true }));

const start = () => startEmbeddedPostgres(home, { durable: false });
const running = () => runningPostmaster(join(home, 'cluster'));

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that uses the server; resolves when the server is up. */
async function startElsewhere(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../../../testing/holdPostgres.ts');
  const child = spawn(process.execPath, [script, home], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout ?? child, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

test('keeps its data across starts and stops cleanly', async () => {
  const first = await start();
  await query(first.url, "create table kept as select 'here' as word");
  await first.stop();
  await first.stop();
  expect(await running()).toBeUndefined();
  expect(await readdir(join(home, 'cluster'))).not.toContain('postmaster.pid');

  const second = await start();
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
  await second.stop();
});

test('does not run as root, listens on no port, and admits no other user', async () => {
  const server = await start();
  expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await query(server.url, 'show unix_socket_permissions')).toEqual([{ unix_socket_permissions: '0700' }]);
  expect(await query(server.url, "select current_database() as db, 'ä' < 'z' as by_code, upper('ä') as upper")).toEqual(
    [{ db: 'marquee', by_code: false, upper: 'Ä' }],
  );
  await server.stop();
});

test('gives the product a role that owns its database and is not a superuser', async () => {
  const server = await start();
  const [role] = (await query(
    server.url,
    'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
  )) as Record<string, boolean>[];
  expect(Object.values(role ?? { none: true })).toEqual([false, false, false, false, false]);
  await expect(query(server.url, 'set role marquee')).rejects.toThrow('permission denied');
  await expect(query(server.url, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
  await expect(query(server.url, "select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
  await server.stop();
});

test("gives a database of an earlier version to the product's role and migrates it", async () => {
  const first = await start();
  const former = first.superuserUrlOf('marquee');
  await query(former, 'alter database marquee owner to marquee');
  await migrateDatabase(former);
  await first.stop();
  const second = await start();
  expect(
    await query(
      second.url,
      "select relname from pg_class join pg_namespace n on n.oid = relnamespace where nspname = 'public' and relkind in ('r', 'S') and relowner <> 'marquee_product'::regrole",
    ),
  ).toEqual([]);
  await query(second.url, 'alter table posts add column tried int');
  await query(second.url, 'alter text search configuration marquee_stems rename to tried');
  await query(second.url, 'drop function foreign_pictures(jsonb, jsonb) cascade');
  await second.stop();
});

test('restarts a killed server while it has users, and not after they leave', async () => {
  const outcomes: unknown[] = [];
  const server = await startEmbeddedPostgres(home, { durable: false, onRestart: (outcome) => outcomes.push(outcome) });
  const pid = await running();
  if (pid === undefined) throw new Error('No server runs');
  process.kill(pid, 'SIGKILL');
  await until(() => outcomes.length > 0, 20_000);
  expect(outcomes).toEqual([{}]);
  expect(await running()).not.toBe(pid);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  await server.stop();
  expect(await running()).toBeUndefined();
});

test('shares one server between processes that start at once after a killed start', async () => {
  const fresh = join(home, 'fresh');
  // A number that is larger than any process gets.
  await mkdir(join(fresh, 'cluster.99999999-x.tmp'), { recursive: true });
  const servers = await Promise.all([1, 2].map(() => startEmbeddedPostgres(fresh, { durable: false })));
  await query(servers[0]?.url ?? '', 'create table shared ()');
  expect(await query(servers[1]?.url ?? '', 'select * from shared')).toEqual([]);
  expect((await readdir(fresh)).sort()).toEqual(['cluster', 'leases', 'run', 'server.log']);
  await Promise.all(servers.map((server) => server.stop()));
  expect(await runningPostmaster(join(fresh, 'cluster'))).toBeUndefined();
});

test('is shared by all processes that start it and stopped by the last', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const pid = await running();
  const elsewhere = await startElsewhere();
  expect(await running()).toBe(pid);
  await one.stop();
  await two.stop();
  expect(await running()).toBe(pid);
  await kill(elsewhere);
  const last = await start();
  expect(await running()).toBe(pid);
  await last.stop();
  expect(await running()).toBeUndefined();
});

test('outlives the killed process that started it', async () => {
  const starter = await startElsewhere();
  const pid = await running();
  await kill(starter);
  const server = await start();
  expect(await running()).toBe(pid);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(pid ?? 0)).toBe(false);
});

test('recovers when the server itself was killed', async () => {
  const first = await startEmbeddedPostgres(home);
  await query(first.url, 'create table numbers (number int)');
  await query(first.url, 'insert into numbers values (7)');
  process.kill((await running()) ?? 0, 'SIGKILL');
  await until(async () => (await running()) === undefined);
  expect(await readdir(join(home, 'cluster'))).toContain('postmaster.pid');

  const second = await start();
  expect(await query(second.url, 'select number from numbers')).toEqual([{ number: 7 }]);
  await second.stop();
  await first.stop();
});

test('starts when the process id in its lock file belongs to another program', async () => {
  await (await start()).stop();
  await writeFile(join(home, 'cluster/postmaster.pid'), `${process.pid}\n${home}\n`, { mode: 0o600 });
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('moves its socket when the path is too long', async () => {
  const deep = join(home, 'd'.repeat(60), 'e'.repeat(60));
  await mkdir(deep, { recursive: true });
  const server = await startEmbeddedPostgres(deep, { durable: false });
  const socket = decodeURIComponent(new URL(server.url).hostname);
  expect(socket.length).toBeLessThan(90);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  await rm(socket, { recursive: true });
});

test('counts a server that ends on its own as stopped', async () => {
  const program = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(program, 'exit');
  await expect(stopPostmaster(Number(program.pid))).resolves.toBeUndefined();
});

test('reports a missing binary and how to fix it', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(/plan9-mips.*DATABASE_URL/);
});

test('reports why a server cannot start', async () => {
  await (await start()).stop();
  await writeFile(join(home, 'cluster/postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/no_such_setting/);
  await writeFile(join(home, 'cluster/postgresql.conf'), '');
});
