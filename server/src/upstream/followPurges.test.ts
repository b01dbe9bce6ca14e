import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { followPurges } from './followPurges.ts';

type Connection = { lastId: string | undefined; response: ServerResponse };

let server: Server;
let stop: AbortController;
let following: Promise<void>;
/** Streams that were opened and not looked at yet. */
let opened: Connection[];
let refuses: number;
let received: string[];

const listener = (name: string) => ({
  purge(tags: readonly string[], id: number) {
    received.push(`${name} ${tags.join()} (${id})`);
  },
  purgeAll(id: number) {
    received.push(`${name} everything (${id})`);
  },
});

beforeEach(async () => {
  opened = [];
  received = [];
  refuses = 0;
  stop = new AbortController();
  server = createServer((request, response) => {
    if (refuses > 0) {
      refuses -= 1;
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    opened.push({ lastId: request.headers['last-event-id'] as string | undefined, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  stop.abort();
  await following;
  server.closeAllConnections();
  server.close();
});

type Given = { silenceMs?: number; after?: number; readNetwork?: () => Promise<void> };

function follow({ silenceMs = 60_000, after, readNetwork }: Given = {}) {
  const { port } = server.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  const listeners = [listener('answers'), listener('pages')];
  following = followPurges({ url: `http://127.0.0.1:${port}` }, listeners, log, stop.signal, {
    retryMs: 1,
    silenceMs,
    after,
    readNetwork,
  });
}

async function until<Value>(read: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const value = read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
const nextStream = () => until(() => opened.shift());
/** The listeners' purges, once their number is reached. */
const receivedOf = async (count: number) => until(() => received.length >= count && received.splice(0));

const ready = (id: number) => `id: ${id}\nevent: ready\ndata: {"id":${id}}\n\n`;
const purge = (id: number, ...tags: string[]) => `id: ${id}\nevent: purge\ndata: ${JSON.stringify({ id, tags })}\n\n`;

describe('followPurges', () => {
  it('drops everything stored before the first stream', async () => {
    follow();
    const { lastId, response } = await nextStream();
    response.write(ready(41));
    expect(await receivedOf(2)).toEqual(['answers everything (41)', 'pages everything (41)']);
    expect(lastId).toBeUndefined();
  });

  it('passes each purge on, source data first', async () => {
    follow();
    const { response } = await nextStream();
    response.write(ready(0));
    await receivedOf(2);
    const [start, end] = [purge(1, 'post:1', 'list:beat').slice(0, 30), purge(1, 'post:1', 'list:beat').slice(30)];
    response.write(`: still here\n\n${start}`);
    response.write(end + purge(2, 'site:omni'));
    expect(await receivedOf(4)).toEqual([
      'answers post:1,list:beat (1)',
      'pages post:1,list:beat (1)',
      'answers site:omni (2)',
      'pages site:omni (2)',
    ]);
  });

  it('resumes after the last received purge, and keeps unaffected data', async () => {
    follow();
    const first = await nextStream();
    first.response.write(ready(41) + purge(42, 'post:1'));
    await receivedOf(4);
    refuses = 3;
    first.response.destroy();
    const second = await nextStream();
    expect(second.lastId).toBe('42');
    second.response.write(`event: ready\ndata: {"id":44}\n\n${purge(43, 'post:2')}`);
    expect(await receivedOf(2)).toEqual(['answers post:2 (43)', 'pages post:2 (43)']);
    second.response.end();
    expect((await nextStream()).lastId).toBe('43');
  });

  it('drops everything when the api no longer has the missed purges', async () => {
    follow();
    const { response } = await nextStream();
    response.write(ready(1));
    await receivedOf(2);
    response.write(purge(5_000, '*'));
    expect(await receivedOf(2)).toEqual(['answers everything (5000)', 'pages everything (5000)']);
  });

  it("reads the network's data when a stream opens, and before it applies a purge of the network or of everything", async () => {
    follow({ after: 41, readNetwork: async () => void received.push('network') });
    const { response } = await nextStream();
    response.write('event: ready\ndata: {"id":41}\n\n');
    expect(await receivedOf(1)).toEqual(['network']);
    response.write(purge(42, 'post:1'));
    expect(await receivedOf(2)).toEqual(['answers post:1 (42)', 'pages post:1 (42)']);
    response.write(purge(43, 'network', 'site:beat'));
    expect(await receivedOf(3)).toEqual(['network', 'answers network,site:beat (43)', 'pages network,site:beat (43)']);
    response.write(purge(44, 'network', '*'));
    expect(await receivedOf(3)).toEqual(['network', 'answers everything (44)', 'pages everything (44)']);
  });

  it("gets a purge again whose network's data it could not read", async () => {
    let failures = 0;
    follow({
      after: 41,
      readNetwork: () => {
        failures -= 1;
        return failures >= 0 ? Promise.reject(new Error('the api is away')) : Promise.resolve();
      },
    });
    const first = await nextStream();
    first.response.write(purge(42, 'post:1'));
    await receivedOf(2);
    failures = 1;
    first.response.write(purge(43, 'network', 'site:beat'));
    const second = await nextStream();
    expect(second.lastId).toBe('42');
    second.response.write(purge(43, 'network', 'site:beat'));
    expect(await receivedOf(2)).toEqual(['answers network,site:beat (43)', 'pages network,site:beat (43)']);
  });

  it('continues after the events that another worker has applied', async () => {
    follow({ after: 41 });
    const { lastId, response } = await nextStream();
    expect(lastId).toBe('41');
    response.write(`event: ready\ndata: {"id":42}\n\n${purge(42, 'post:1')}`);
    expect(await receivedOf(2)).toEqual(['answers post:1 (42)', 'pages post:1 (42)']);
  });

  it('treats a silent stream as broken', async () => {
    follow({ silenceMs: 50 });
    let stream = await nextStream();
    // On a busy machine, a stream can end before its event arrives. It counts as silent too.
    while (stream.lastId === undefined) {
      stream.response.write(ready(7));
      stream = await nextStream();
    }
    expect(stream.lastId).toBe('7');
  });
});
