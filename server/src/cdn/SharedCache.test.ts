import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import type { Cdn } from '@marquee/platform/cdn/cdn.ts';
import type { CacheLookup } from '../pages/PageCache.ts';
import { ownHeaders } from './ownHeaders.ts';
import { SharedCache, type SharedPage } from './SharedCache.ts';

type Facts = {
  cdn?: Cdn;
  headers?: Record<string, string>;
  page?: Partial<SharedPage>;
  lookup?: Partial<CacheLookup>;
  status?: number;
  tags?: readonly string[];
  cacheControl?: string;
  followsPurges?: boolean;
  isFromWorker?: boolean;
};

const ticket = { 'server-timing': 'ticket;desc=one-readers' };

/** Headers of a fresh page of the Beat behind Varnish, with changes. */
function headersOf(facts: Facts = {}): Record<string, string> {
  const { cdn = 'varnish', headers = {}, followsPurges = true, isFromWorker = false } = facts;
  const { status = 200, tags = ['site:beat', 'post:7'], cacheControl = 'public, max-age=0, must-revalidate' } = facts;
  const sharedCache = new SharedCache({
    cdn,
    addresses: { isFromWorker: () => isFromWorker },
    followsPurges: () => followsPurges,
  });
  const lookup: CacheLookup = {
    page: { status, headers: { 'cache-control': cacheControl }, bodies: null, tags, freshMs: 30_000 },
    ...{ result: 'hit', ttlMs: 20_500, ageMs: 9_500 },
    ...facts.lookup,
  };
  const page: SharedPage = { host: 'beat', colourScheme: 'auto', ...facts.page };
  const tickets = { headersFor: () => ticket };
  return ownHeaders({ headers } as unknown as IncomingMessage, page, lookup, { tickets, sharedCache }).headers;
}

const times = 'max-age=20, stale-while-revalidate=30, stale-if-error=86400';
const refused = { ...ticket, 'cache-control': 'private, max-age=0, must-revalidate' };

describe('a page', () => {
  it('is as it was without a CDN', () => {
    expect(headersOf({ cdn: 'none' })).toEqual(ticket);
  });

  it.each<[Cdn, Record<string, string>]>([
    ['varnish', { 'surrogate-control': times, xkey: 'site:beat post:7 pages' }],
    ['fastly', { 'surrogate-control': times, 'surrogate-key': 'site:beat post:7 pages' }],
    ['cloudflare', { 'cloudflare-cdn-cache-control': `public, ${times}`, 'cache-tag': 'site:beat,post:7,pages' }],
  ])('tells %s how long and under which tags, and has no ticket', (cdn, expected) => {
    const { vary, ...headers } = headersOf({ cdn });
    expect(headers).toEqual(expected);
    expect(vary).toBe(cdn === 'cloudflare' ? 'Accept-Encoding' : 'Accept-Encoding, x-marquee-scheme');
  });

  it('lives for a minute at most, because no purge follows a rollback', () => {
    expect(headersOf({ lookup: { ttlMs: 3_600_000 } })['surrogate-control']).toMatch(/^max-age=60,/);
  });

  it('that was just rendered is stored for the time for which it is fresh', () => {
    expect(headersOf({ lookup: { result: 'miss', ttlMs: 30_000 } })['surrogate-control']).toMatch(/^max-age=30,/);
  });

  it.each<[string, Facts]>([
    ['is outdated and revalidated', { lookup: { result: 'stale', ttlMs: -5 } }],
    ['cannot be rendered', { lookup: { result: 'failing', ttlMs: 5_000 } }],
    ['is of another release set', { lookup: { result: 'elsewhere', ttlMs: 5_000 } }],
    ['was purged while it was rendered', { lookup: { result: 'miss', ttlMs: 0 } }],
    ['expires within the second', { lookup: { ttlMs: 900 } }],
    ['may be outdated without notice', { followsPurges: false }],
    ['is missing', { status: 404 }],
    ['is of Vocal', { page: { host: 'vocal' } }],
    ['was passed on to a canary', { isFromWorker: true }],
    ['has more tags than a header holds', { tags: Array.from({ length: 1_000 }, (_, id) => `post:${id}000`) }],
    ['is in a colour scheme that the CDN does not key', { page: { colourScheme: 'dark' } }],
    ['is not in the colour scheme of the key', { headers: { 'x-marquee-scheme': 'dark' } }],
    [
      'is in a chosen colour scheme, which Cloudflare cannot key',
      { cdn: 'cloudflare', page: { colourScheme: 'dark' }, headers: { 'x-marquee-scheme': 'dark' } },
    ],
  ])('that %s is not stored, and has its ticket', (_which, facts) => {
    expect(headersOf(facts)).toEqual(refused);
  });

  it('in a chosen colour scheme is stored where the key of the CDN has it', () => {
    const dark = { page: { colourScheme: 'dark' }, headers: { 'x-marquee-scheme': 'dark' } } as const;
    expect(headersOf(dark)).toMatchObject({ 'surrogate-control': times });
    expect(headersOf({ ...dark, cdn: 'fastly' })).toMatchObject({ 'surrogate-control': times });
  });

  it('of an error stays out of all caches', () => {
    expect(headersOf({ status: 503, cacheControl: 'no-store' })).toEqual(ticket);
  });
});
