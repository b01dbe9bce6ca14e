import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { everything } from '../cache/cacheTags.ts';
import { readConfig } from '../config/config.ts';
import { callsFor } from './callsFor.ts';
import { cdnTargetsOf, cloudflareTarget, fastlyTarget, varnishTarget } from './cdnTargets.ts';
import { CdnError, sendCall } from './sendCall.ts';

type Received = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string };

/** A CDN's API, or a Varnish server. */
let cdn: Server;
let address: string;
let received: Received[];
let answer: { status: number; headers: Record<string, string>; body: string };
beforeEach(async () => {
  received = [];
  answer = { status: 200, headers: {}, body: '{}' };
  cdn = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
afterEach(() => void cdn.close());

const tags = new Set(['post:1', 'category:beat/film%20noir']);
const many = (count: number) => new Set(Array.from({ length: count }, (_, id) => `post:${id}`));

describe('the calls to', () => {
  it('Fastly purge surrogate keys, 256 in a call, and make all pages stale', async () => {
    const target = fastlyTarget('service1', 'secret-token', address);
    for (const call of callsFor(target, tags)) await sendCall(call);
    expect(received[0]).toMatchObject({
      ...{ method: 'POST', url: '/service/service1/purge' },
      headers: expect.objectContaining({ 'fastly-key': 'secret-token' }),
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ surrogate_keys: ['post:1', 'category:beat/film%20noir'] });
    expect(received[0]?.headers['fastly-soft-purge']).toBeUndefined();
    expect(callsFor(target, many(257))).toHaveLength(2);

    for (const call of callsFor(target, new Set(['post:1', everything]))) await sendCall(call);
    expect(received).toHaveLength(2);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual({ surrogate_keys: ['pages'] });
    expect(received[1]?.headers['fastly-soft-purge']).toBe('1');
  });

  it('Cloudflare purge tags, 30 in a call, and no pictures or scripts', async () => {
    const target = cloudflareTarget('zone1', 'secret-token', address);
    for (const call of callsFor(target, tags)) await sendCall(call);
    expect(received[0]).toMatchObject({
      ...{ method: 'POST', url: '/zones/zone1/purge_cache' },
      headers: expect.objectContaining({ authorization: 'Bearer secret-token' }),
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ tags: [...tags] });
    expect(callsFor(target, many(31))).toHaveLength(2);
    expect(callsFor(target, many(301))).toEqual([target.purge(['pages'])]);
  });

  it('Varnish purge the keys in a header below the limit of 8 kB', async () => {
    const target = varnishTarget(address);
    for (const call of callsFor(target, tags)) await sendCall(call);
    expect(received[0]).toMatchObject({
      method: 'PURGE',
      headers: expect.objectContaining({ 'xkey-purge': 'post:1 category:beat/film%20noir' }),
    });
    const long = new Set(Array.from({ length: 100 }, (_, id) => `tag:beat/${'x'.repeat(200)}${id}`));
    const calls = callsFor(target, long);
    expect(calls.length).toBeGreaterThan(1);
    for (const { headers } of calls) expect(headers['xkey-purge']?.length).toBeLessThan(8_000);
    expect(calls.flatMap(({ headers }) => headers['xkey-purge']?.split(' '))).toEqual([...long]);
    expect(callsFor(target, new Set([everything]))[0]?.headers).toEqual({ 'xkey-softpurge': 'pages' });
  });
});

it('fails with what the CDN says, and when to come back', async () => {
  answer = { status: 429, headers: { 'retry-after': '7' }, body: 'Slow down' };
  const failure = sendCall(varnishTarget(address).purge(['post:1']));
  await expect(failure).rejects.toThrow(CdnError);
  await expect(failure).rejects.toMatchObject({
    message: expect.stringContaining('responds with 429: Slow down'),
    retryAfterMs: 7_000,
  });
  answer = { status: 403, headers: { 'retry-after': 'tomorrow' }, body: 'x'.repeat(5_000) };
  const refused = await sendCall(varnishTarget(address).purge(['post:1'])).catch((error: CdnError) => error);
  expect(refused).toMatchObject({ retryAfterMs: null });
  expect(refused?.message.length).toBeLessThan(300);
});

describe('the settings', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ CDN: 'akamai' }, /CDN/],
    [{ CDN: 'varnish' }, /CDN_PURGE_URL: is missing. CDN=varnish needs it/],
    [{ CDN: 'varnish', CDN_PURGE_URL: 'varnish:6081' }, /CDN_PURGE_URL/],
    [{ CDN: 'fastly', CDN_TOKEN: 'secret-token' }, /CDN_SERVICE: is missing/],
    [{ CDN: 'cloudflare', CDN_SERVICE: 'abcdef0123' }, /CDN_TOKEN: is missing/],
    [{ CDN: 'fastly', CDN_TOKEN: 'secret-token', CDN_SERVICE: '../../x' }, /CDN_SERVICE/],
    [
      { CDN: 'fastly', CDN_TOKEN: 'secret-token', CDN_SERVICE: 'abcdef01', CDN_PURGE_URL: 'http://a,http://b' },
      /has several addresses/,
    ],
  ])('%p refuse to start', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('name one target for a service or zone, and one for each Varnish', () => {
    const namesOf = (environment: Record<string, string>) =>
      cdnTargetsOf(readConfig(environment).cdn).map(({ name }) => name);
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.5:6081, http://10.0.0.6:6081/' })).toEqual([
      'varnish 10.0.0.5:6081',
      'varnish 10.0.0.6:6081',
    ]);
    expect(namesOf({ CDN: 'cloudflare', CDN_TOKEN: 'secret-token', CDN_SERVICE: 'abcdef01' })).toEqual([
      'cloudflare abcdef01',
    ]);
  });
});
