import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LookStore } from '@marquee/releases/gate/looks/LookStore.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { LocalReleaseClient } from '@marquee/server/commands/LocalReleaseClient.ts';
import { readCommandLine } from '@marquee/server/commands/readCommand.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { openPageDatabase, storedPagesIn } from '@marquee/server/pages/store/openPageDatabase.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { NodePair } from '@marquee/tools/network/NodePair.ts';
import { expect, test } from '@playwright/test';
import { connectDatabase, type Database } from '../../../api/src/kernel/db/connect.ts';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { originOf, ports } from '../../network/addresses.ts';

const both = [ports.firstNode, ports.secondNode] as const;

let folder: string;
let pair: NodePair;
let db: Database;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-nodes-'));
  pair = await NodePair.start({
    folder,
    ports: [
      [ports.firstNode, ports.firstNodeApi],
      [ports.secondNode, ports.secondNodeApi],
    ],
    ...{ workers: 1, sites: ['beat', 'marquee'], environment: { LOG_LEVEL: 'error', SHUTDOWN_DELAY_SECONDS: '2' } },
  });
  db = connectDatabase({
    ...{ url: pair.databaseUrl, pool: 1, statementTimeoutMs: 5_000, connectTimeoutMs: 5_000 },
    onIdleError: () => undefined,
  });
});
test.afterAll(async () => {
  await db?.$client.end();
  await pair?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function pageOf(port: number, urlPath: string): Promise<string> {
  const { status, body } = await askSite(originOf('beat', port) + urlPath);
  expect(status).toBe(200);
  return body.toString();
}

async function somePost(): Promise<{ id: string; urlPath: string; name: string }> {
  const { rows } = await db.$client.query<{ id: string; key: string; name: string }>(
    "select id, key, name from posts where site = 'beat' and status = 'published' order by id limit 1",
  );
  const [row] = rows;
  if (!row) throw new Error('The demo has no post.');
  return { id: row.id, name: row.name, urlPath: `/${row.key}` };
}

test('a session of one node is valid on the other until it ends on either', async () => {
  const call = (port: number, method: string, address: string, cookie: string, body?: object) =>
    askSite(originOf('vocal', port) + address, {
      method,
      headers: { cookie, origin: originOf('vocal', port), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const { email, password } = demoAccounts.writer;
  const signedIn = await call(both[0], 'POST', '/api/vocal/auth/signin', '', { email, password });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await call(both[1], 'GET', '/api/vocal/auth/sessions', cookie)).status).toBe(200);
  expect((await call(both[1], 'POST', '/api/vocal/auth/signout', cookie, {})).status).toBe(200);
  expect((await call(both[0], 'GET', '/api/vocal/auth/sessions', cookie)).status).toBe(401);
});

test('a change is on the stored pages of both nodes', async () => {
  const { id, urlPath, name } = await somePost();
  for (const port of both) expect(await pageOf(port, urlPath)).toContain(name);
  await db.$client.query('update posts set name = $2, modified_at = now() where id = $1', [id, 'Two nodes, one title']);
  for (const port of both) await expect.poll(() => pageOf(port, urlPath)).toContain('Two nodes, one title');
});

/** Reads a page from a node again and again, on new connections and on one kept alive. @returns a function that stops and reports the statuses */
function reading(port: number, urlPath: string): () => Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: string[] = [];
  let isOver = false;
  const read = async (own?: http.Agent) => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 10))) {
      const outcome = askSite(originOf('beat', port) + urlPath, { agent: own });
      statuses.push(await outcome.then(({ status }) => String(status)).catch((error: Error) => error.message));
    }
  };
  const readers = Promise.all([read(), read(), read(agent)]);
  return async () => {
    isOver = true;
    await readers;
    agent.destroy();
    return statuses;
  };
}

const programOf = (node: number, program: 'shell' | 'api') => {
  const found = pair.node(node).processes.find(({ name }) => name === program);
  if (!found) throw new Error(`The node has no ${program}.`);
  return found;
};

/** Process ids of a worker of the first node, and of its primary. */
async function serving(): Promise<{ pid: number; parent: number }> {
  const response = await askSite(`http://127.0.0.1:${ports.firstNode}/healthz`);
  return JSON.parse(response.body.toString());
}

test('the server takes new code from the disk without a failed request', async () => {
  const { urlPath } = await somePost();
  const worker = async () => (await serving()).pid;
  const before = await worker();
  const end = reading(ports.firstNode, urlPath);
  programOf(0, 'shell').child.kill('SIGHUP');
  await expect.poll(worker, { timeout: 60_000 }).not.toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const statuses = await end();
  expect(new Set(statuses)).toEqual(new Set(['200']));
  expect(statuses.length).toBeGreaterThan(50);
});

/** Kills the server of the first node, its primary and a worker, and starts another. */
async function killServing(): Promise<void> {
  const before = await serving();
  for (const pid of [before.parent, before.pid]) process.kill(pid, 'SIGKILL');
  await pair.node(0).restartShell();
}

/** Keys of the pages that the first node has stored. */
function storedKeys(): string[] {
  const database = openPageDatabase(storedPagesIn(pair.node(0).settings.dataFolder));
  try {
    return database
      .prepare('select key from pages')
      .all()
      .map(({ key }) => String(key));
  } finally {
    database.close();
  }
}

test('a page that readers had is there without the api, though primary and worker are killed before it, and after it', async () => {
  const { urlPath } = await somePost();
  await pageOf(ports.firstNode, urlPath);
  expect(storedKeys()).toContain(`beat auto ${urlPath}`);
  await killServing();
  programOf(0, 'api').child.kill('SIGKILL');
  try {
    expect(await pageOf(ports.firstNode, urlPath)).toContain('Two nodes, one title');
    await killServing();
    expect(await pageOf(ports.firstNode, urlPath)).toContain('Two nodes, one title');
  } finally {
    await pair.node(0).restartApi();
  }
});

test('both nodes serve a release, its files and its rollback without a failed page', async () => {
  test.setTimeout(240_000);
  const { urlPath } = await somePost();
  const releases = await openReleases(readServerConfig(pair.environmentOf(0)), () => undefined);
  const command = await LocalReleaseClient.open({ ...pair.environmentOf(0), GATE_BROWSER: 'off' });
  const live = liveSet(await releases.registry.read());
  const manifest = await publishAltered(releases.cache, 'mf-post', live?.['mf-post'] ?? '', (source) =>
    source.replaceAll('Read next:', 'Read on:'),
  );
  await releases.publish(releases.cache.folder('mf-post', manifest.version), manifest, 'test');
  const script = `/assets/mf-post/${manifest.version}/${manifest.browser.entry}`;
  expect((await askSite(originOf('beat', ports.secondNode) + script)).status).toBe(200);

  const reading = new AbortController();
  const reads = both.map(async (port) => {
    for (; !reading.signal.aborted; await new Promise((resolve) => setTimeout(resolve, 20)))
      await pageOf(port, urlPath);
  });

  const keepAlive = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const readOnOneConnection = () => askSite(originOf('beat', ports.secondNode) + urlPath, { agent: keepAlive });
  await readOnOneConnection();
  // The server closes a connection that is idle for 65 s, and a busy machine needs longer for the gate.
  const holding = setInterval(() => void readOnOneConnection(), 10_000);

  const ready = 'Its workers are ready on 2 nodes';
  const said: string[] = [];
  const tell = ({ detail }: { detail: string }) => {
    said.push(detail);
    if (detail === ready) clearInterval(holding);
  };
  await command.release(releases.cache.folder('mf-post', manifest.version), manifest, {}, tell);
  expect(said).toContain(ready);
  for (const port of both) await expect.poll(() => pageOf(port, urlPath)).toContain(`/mf-post/${manifest.version}/`);
  const next = await readOnOneConnection();
  expect(next.body.toString()).toContain(`/mf-post/${manifest.version}/`);
  // The connection led to a worker of the set before.
  expect(next.headers.connection).toBe('close');
  keepAlive.destroy();
  await command.move('mf-post', { kind: 'rollback', version: null }, tell);
  for (const port of both) await expect.poll(() => pageOf(port, urlPath)).toContain(`/mf-post/${live?.['mf-post']}/`);

  reading.abort();
  await Promise.all(reads);
  await Promise.all([releases.registry.close(), command.close()]);
});

test('a release whose pages look otherwise is refused, with their pictures, and goes live when its team accepts them', async () => {
  test.setTimeout(480_000);
  const environment = { ...pair.environmentOf(0), GATE_LOOKS: 'on' };
  const releases = await openReleases(readServerConfig(environment), () => undefined);
  const command = await LocalReleaseClient.open(environment);
  const live = liveSet(await releases.registry.read())?.['mf-post'] ?? '';
  const manifest = await publishAltered(releases.cache, 'mf-post', live, (source) =>
    source.replaceAll(' min read', ' minutes to read it'),
  );
  const release = (words: string[]) => {
    const { command: options } = readCommandLine(['mf-post', ...words], environment);
    if (options.kind !== 'release') throw new Error('These words release nothing');
    return command.release(releases.cache.folder('mf-post', manifest.version), manifest, options, () => undefined);
  };
  await expect(release([])).rejects.toThrow(/beat\/\S+ looks different at 375 px: [\d.]+ % of it/);
  const looks = new LookStore(path.join(pair.node(0).settings.dataFolder, 'looks'));
  const report = await looks.read(`mf-post@${manifest.version}`);
  expect(report?.different.map(({ width }) => width)).toContain(1280);
  expect((await looks.picture(`mf-post@${manifest.version}`, 0, 'marked'))?.subarray(1, 4).toString()).toBe('PNG');
  expect(liveSet(await releases.registry.read())?.['mf-post']).toBe(live);

  expect(await release(['--accept', 'looks'])).toMatchObject({ version: manifest.version, followed: 'followed' });
  const verdicts = (await releases.registry.entriesAfter(0)).flatMap(({ event }) =>
    event.kind === 'judged' && event.version === manifest.version ? [event.verdict] : [],
  );
  expect(verdicts.map(({ passed }) => passed)).toEqual([false, true]);
  expect(verdicts[1]?.checks.find(({ name }) => name === 'looks')).toEqual({
    ...{ name: 'looks', passed: true },
    detail: expect.stringMatching(/^Accepted: beat\/\S+ looks different at 375 px/),
  });
  const { urlPath } = await somePost();
  for (const port of both) await expect.poll(() => pageOf(port, urlPath)).toContain(`/mf-post/${manifest.version}/`);
  await Promise.all([releases.registry.close(), command.close()]);
});

test('a server that drains reports it, answers late requests, and exits', async () => {
  const { urlPath } = await somePost();
  const readyz = () =>
    askSite(`http://127.0.0.1:${ports.secondNode}/readyz`)
      .then(({ status }) => status)
      .catch(() => 'gone');
  expect(await readyz()).toBe(200);
  const end = reading(ports.secondNode, urlPath);
  programOf(1, 'shell').child.kill('SIGTERM');
  await expect.poll(readyz, { intervals: [20] }).toBe(503);
  expect(new Set(await end())).toEqual(new Set(['200']));
  await expect.poll(readyz).toBe('gone');
  expect(await pageOf(ports.firstNode, urlPath)).toContain('Two nodes, one title');
});
