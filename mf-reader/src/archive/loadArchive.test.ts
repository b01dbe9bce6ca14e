/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { loaderArguments } from '../testing/loaderArguments.ts';
import './archiveRoute.tsx';
import { loadArchive } from './loadArchive.ts';

const now = new Date('2026-11-21T03:00:00Z');
const list = { posts: [postSummary()], totalPages: 3, total: 60 };

function load(params: Record<string, string>, address: string, responses: Record<string, unknown> = {}) {
  const { page, store, calls } = loaderArguments(responses, params, undefined, address);
  return { loaded: loadArchive(page, now), store, calls };
}

const reason = (loaded: Promise<unknown>) =>
  loaded.then(
    () => null,
    (error: unknown) => error,
  );

describe('the loader of the archive', () => {
  it('fills the store with a page of the posts between the first and the last day', async () => {
    const call = '/api/posts/list?page=3&limit=24&publishedAfter=2024-02-01&publishedBefore=2024-02-29';
    const { loaded, store } = load({ year: '2024', month: '02' }, '/archive/2024/02?page=3', { [call]: list });
    expect(await loaded).toEqual({ period: { year: 2024, month: 2 }, thisMonth: { year: 2026, month: 11 } });
    expect(store.getState().posts).toMatchObject({ latestPosts: list.posts, currentPage: 3, totalPages: 3 });
  });

  it.each([
    [{ year: '2026', month: '3' }, '/archive/2026/3?page=2', '/archive/2026/03?page=2'],
    [{ year: '2026', month: '03' }, '/archive/2026/03?page=1', '/archive/2026/03'],
  ])('permanently redirects %j at %s', async (params, address, location) => {
    const { loaded, calls } = load(params, address);
    const redirect = (await reason(loaded)) as Response;
    expect(redirect.status).toBe(301);
    expect(redirect.headers.get('location')).toBe(location);
    expect(calls).toEqual([]);
  });

  it.each([
    [{ year: '26' }, '/archive/26'],
    [{ year: '2026', month: '13' }, '/archive/2026/13'],
    [{ year: '2026', month: 'may' }, '/archive/2026/may'],
    [{ year: '2026' }, '/archive/2026?page=two'],
  ])('throws 404 for %j at %s without a call', async (params, address) => {
    const { loaded, calls } = load(params, address);
    expect(await reason(loaded)).toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });

  it('throws 404 beyond the last page', async () => {
    const call = '/api/posts/list?page=4&limit=24&publishedAfter=2026-01-01&publishedBefore=2026-12-31';
    const { loaded } = load({ year: '2026' }, '/archive/2026?page=4', { [call]: { ...list, posts: [] } });
    expect(await reason(loaded)).toMatchObject({ init: { status: 404 } });
  });
});
