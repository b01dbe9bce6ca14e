import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NetworkData } from '@marquee/platform/network/networkData.ts';
import pino from 'pino';
import { LiveNetwork } from './LiveNetwork.ts';

const data = (...names: string[]): NetworkData => ({
  domain: 'example.com',
  sites: [],
  hosts: names.map((name) => ({ name, host: 'beat', isCanonical: false })),
});

let dataDir: string;
let api: Server;
let reply: { status: number; body: string };
let seen: NetworkData[];
let asked: (string | undefined)[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'network-'));
  [seen, asked] = [[], []];
  reply = { status: 200, body: JSON.stringify(data('beat.test')) };
  api = createServer(({ url, headers }, response) => {
    asked.push(`${url} ${headers['x-marquee-secret']}`);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(dataDir, { recursive: true });
});

function open(): LiveNetwork {
  const { port } = api.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const network = new LiveNetwork({ api: { url, secret: 's'.repeat(32) }, dataDir, log: pino({ level: 'silent' }) });
  network.follow((read) => seen.push(read));
  return network;
}

describe("the network's data", () => {
  it('come from the api, and listeners get them when they change', async () => {
    const network = open();
    await network.load();
    await network.load();
    reply.body = JSON.stringify(data());
    await network.load();
    expect(seen).toEqual([data('beat.test'), data()]);
    expect(asked[0]).toBe(`/api/internal/network ${'s'.repeat(32)}`);
  });

  it('come from the copy of this node while the api is away', async () => {
    await open().load();
    seen.length = 0;
    const restarted = open();
    reply.status = 503;
    await restarted.useCopy();
    expect(seen).toEqual([data('beat.test')]);
    await expect(restarted.load()).rejects.toThrow('503');
    expect(seen).toEqual([data('beat.test')]);
  });

  it.each([
    ['an api of an earlier version', 404, '{}'],
    ['data of another shape', 200, '{"domain":"example.com","hosts":[{"name":"../etc","host":"beat"}]}'],
    [
      'more hosts than a network has',
      200,
      JSON.stringify(data(...Array.from({ length: 201 }, (_, n) => `a${n}.test`))),
    ],
  ])('stay what they were after a response of %s', async (_what, status, body) => {
    const network = open();
    await network.load();
    reply = { status, body };
    await network.load();
    expect(seen).toEqual([data('beat.test')]);
  });

  it('are unknown with a damaged copy', async () => {
    await open().load();
    const [file = ''] = ['network-data.json'];
    await writeFile(path.join(dataDir, file), (await readFile(path.join(dataDir, file), 'utf8')).slice(0, 20));
    seen.length = 0;
    await open().useCopy();
    expect(seen).toEqual([]);
  });

  it('are read although the copy cannot be stored', async () => {
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, 'a file in place of the folder');
    await open().load();
    expect(seen).toEqual([data('beat.test')]);
  });
});
