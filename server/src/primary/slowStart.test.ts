import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const program = path.join(import.meta.dirname, '../main.ts');
/** PostgreSQL's "you are in" and "ready for a query". */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let folder: string;
/** A database that takes every connection and answers no query. */
let database: Server;
let connections: Socket[];
let server: ChildProcess | null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-slow-'));
  [connections, server] = [[], null];
  database = createServer((socket) => {
    connections.push(socket.on('error', () => undefined));
    socket.once('data', () => socket.write(greeting));
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
});
/** Lists the folders of the server's own sockets, which it makes in the folder for temporary files. */
const socketFolders = async () => (await readdir(folder)).filter((name) => name.startsWith('marquee-'));

afterEach(async () => {
  server?.kill('SIGKILL');
  for (const connection of connections) connection.destroy();
  database.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a server. @returns once it waits for the database */
async function start(): Promise<{ node: ChildProcess; lines: string[] }> {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const node = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), TMPDIR: folder },
      DATABASE_URL: `postgres://nobody@127.0.0.1:${(database.address() as AddressInfo).port}/none`,
    },
    stdio,
  });
  server = node;
  const lines: string[] = [];
  for (const stream of [node.stdout, node.stderr]) createInterface(stream).on('line', (line) => lines.push(line));
  await Promise.race([once(database, 'connection'), once(node, 'exit')]);
  return { node, lines };
}

test('keeps starting for a long time until it is stopped', async () => {
  const { node, lines } = await start();
  const end = once(node, 'exit');
  const isOver = () => lines.some((line) => line.includes('cannot reach the state that the registry demands'));
  while (node.exitCode === null && !isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect({ exitCode: node.exitCode, lines }).toMatchObject({ exitCode: null });
  expect((await stat(path.join(folder, 'data'))).mode & 0o077).toBe(0);
  node.kill('SIGTERM');
  expect(await end).toEqual([0, null]);
});

test('nothing is left of a server that is told to stop during its start', async () => {
  const { node } = await start();
  const end = once(node, 'close');
  node.kill('SIGTERM');
  expect(await end).toEqual([0, null]);
  expect(await socketFolders()).toEqual([]);
});

test('nothing runs on after a server that is killed during its start', async () => {
  const { node } = await start();
  // Closed once no process holds the output any more.
  const end = once(node, 'close');
  node.kill('SIGKILL');
  expect(await end).toEqual([null, 'SIGKILL']);
});
