import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import type { CountedNetwork } from '@marquee/shared/domain';
import { askShareCount } from './askShareCount.ts';

const url = 'https://marquee.example/last-reel';
const encodedUrl = encodeURIComponent(url);
const random = () => 0.1234;

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const script = () => scripts()[0] ?? document.createElement('script');
const ownGlobals = () => Object.keys(window).filter((name) => /^(shareCount|VK)/.test(name));

/** Runs a network's response. */
const call = (name: string, ...values: unknown[]) => Reflect.apply(Reflect.get(window, name), null, values);
const callVk = (index: number, count: number) => Reflect.get(window, 'VK').Share.count(index, count);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(scripts()).toEqual([]);
  expect(ownGlobals()).toEqual([]);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('askShareCount', () => {
  test.each<[CountedNetwork, string, unknown, number]>([
    [
      'facebook',
      `https://graph.facebook.com/?id=${encodedUrl}&callback=shareCount1234`,
      { share: { share_count: 7 } },
      7,
    ],
    [
      'buffer',
      `https://api.bufferapp.com/1/links/shares.json?url=${encodedUrl}&callback=shareCount1234`,
      { shares: 3 },
      3,
    ],
    [
      'pinterest',
      `https://api.pinterest.com/v1/urls/count.json?url=${encodedUrl}&callback=shareCount1234`,
      { url, count: 12 },
      12,
    ],
    [
      'linkedin',
      `https://www.linkedin.com/countserv/count/share?url=${encodedUrl}&format=jsonp&callback=shareCount1234`,
      { count: 5, fCnt: '5' },
      5,
    ],
    [
      'reddit',
      `https://www.reddit.com/api/info.json?url=${encodedUrl}&limit=1&jsonp=shareCount1234`,
      { data: { children: [{ data: { score: 41 } }] } },
      41,
    ],
    [
      'tumblr',
      `https://api.tumblr.com/v2/share/stats?url=${encodedUrl}&callback=shareCount1234`,
      { response: { note_count: 1204 } },
      1204,
    ],
  ])('%s is called with the address of the page', async (network, address, response, count) => {
    const pending = askShareCount(network, url, { random });
    expect(script().src).toBe(address);
    call('shareCount1234', response);
    expect(await pending).toBe(count);
  });

  it("matches VK's response by its index", async () => {
    const first = askShareCount('vk', url, { random });
    const second = askShareCount('vk', `${url}-2`, { random });
    expect(scripts().map(({ src }) => src)).toEqual([
      `https://vk.com/share.php?url=${encodedUrl}&act=count&index=1234`,
      `https://vk.com/share.php?url=${encodedUrl}-2&act=count&index=1235`,
    ]);
    callVk(1235, 2);
    callVk(99, 50);
    expect(await second).toBe(2);
    callVk(1234, 1);
    expect(await first).toBe(1);
  });

  it.each([
    [0, 'shareCount0'],
    [0.99999, 'shareCount9999'],
  ])('names its callback by a random index from 0 to 9999: %d', async (drawn, name) => {
    const pending = askShareCount('buffer', url, { random: () => drawn });
    expect(ownGlobals()).toEqual([name]);
    call(name, { shares: 1 });
    await pending;
  });

  it('never has two callbacks of one name', async () => {
    const pending = [1, 2, 3].map(() => askShareCount('buffer', url, { random: () => 0.99999 }));
    expect(ownGlobals().sort()).toEqual(['shareCount0', 'shareCount1', 'shareCount9999']);
    call('shareCount0', { shares: 2 });
    call('shareCount1', { shares: 3 });
    call('shareCount9999', { shares: 1 });
    expect(await Promise.all(pending)).toEqual([1, 2, 3]);
  });

  it.each<[CountedNetwork, string]>([
    ['reddit', 'Reddit'],
    ['vk', 'VK'],
  ])(
    'counts 0 with a warning when %s does not respond in 10 seconds, and ignores a late response',
    async (network, name) => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      const pending = askShareCount(network, url, { random });
      const late = network === 'vk' ? Reflect.get(window, 'VK').Share.count : Reflect.get(window, 'shareCount1234');
      const asking = script();
      jest.advanceTimersByTime(9_999);
      expect(warn).not.toHaveBeenCalled();
      expect(asking.ownerDocument).toBe(document);
      jest.advanceTimersByTime(1);
      expect(warn.mock.calls).toEqual([[`Share count of ${name} timed out`]]);
      late(1234, 5);
      expect(await pending).toBe(0);
      // A script that has gone to another document is not run when it arrives.
      expect(asking.ownerDocument).not.toBe(document);
    },
  );

  it.each(['error', 'load'])('counts 0 without a warning on %s without a response', async (event) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const pending = askShareCount('pinterest', url);
    script().dispatchEvent(new Event(event));
    expect(await pending).toBe(0);
    jest.advanceTimersByTime(20_000);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 'shares', { shares: '7' }, { shares: -1 }, { shares: 1.5 }, { shares: Number.NaN }, []])(
    'counts 0 for a response that is not a count: %j',
    async (response) => {
      const pending = askShareCount('buffer', url, { random });
      call('shareCount1234', response);
      expect(await pending).toBe(0);
    },
  );

  it('cleans up when the caller cancels', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const leaving = new AbortController();
    const pending = askShareCount('tumblr', url, { signal: leaving.signal });
    leaving.abort();
    expect(scripts()).toEqual([]);
    expect(await pending).toBe(0);
    jest.advanceTimersByTime(20_000);
    expect(warn).not.toHaveBeenCalled();
  });
});
