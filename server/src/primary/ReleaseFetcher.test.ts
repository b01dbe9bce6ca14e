import { expect, test } from '@jest/globals';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { ReleaseFetcher } from './ReleaseFetcher.ts';

const published = '0.1.0-aaaaaaaaaa';
const retired = '0.1.0-bbbbbbbbbb';
const state = {
  parts: {
    'mf-post': {
      releases: new Map([
        [published, { isRetired: false }],
        [retired, { isRetired: true }],
      ]),
    },
  },
} as unknown as RegistryState;

/** A fetcher from a storage that answers when a test says so. */
function fetching() {
  const asked: string[] = [];
  const logged: string[] = [];
  const clock = { now: 0 };
  const reads = { count: 0 };
  let newest = state;
  let answer = Promise.withResolvers<void>();
  const fetcher = new ReleaseFetcher({
    releases: {
      fetch: (_part, version) => {
        asked.push(version);
        answer = Promise.withResolvers<void>();
        return answer.promise;
      },
    },
    state: () => state,
    read: async () => {
      reads.count += 1;
      return newest;
    },
    now: () => clock.now,
    log: { error: (_facts: unknown, sentence?: string) => void logged.push(String(sentence)) },
  });
  const publish = (version: string) => {
    const releases = new Map([[version, { isRetired: false }]]);
    newest = { parts: { 'mf-post': { releases } } } as unknown as RegistryState;
  };
  return { fetcher, asked, logged, clock, reads, publish, answer: () => answer };
}

test('a published release is fetched once, however many browsers ask for it', async () => {
  const { fetcher, asked, answer } = fetching();
  const waits = [fetcher.fetch('mf-post', published), fetcher.fetch('mf-post', published)];
  await new Promise((resolve) => setImmediate(resolve));
  answer().resolve();
  await Promise.all(waits);
  expect(asked).toEqual([published]);
});

test('a release that another node has just published is found', async () => {
  const { fetcher, asked, publish, answer } = fetching();
  publish('0.1.0-cccccccccc');
  const work = fetcher.fetch('mf-post', '0.1.0-cccccccccc');
  await new Promise((resolve) => setImmediate(resolve));
  answer().resolve();
  await work;
  expect(asked).toEqual(['0.1.0-cccccccccc']);
});

test('reads the registry at most four times a second for invented versions', async () => {
  const { fetcher, clock, reads, asked } = fetching();
  for (let number = 0; number < 100; number += 1) {
    clock.now += 10;
    await fetcher.fetch('mf-post', `0.1.0-d${String(number).padStart(9, '0')}`);
  }
  expect([reads.count, asked]).toEqual([4, []]);
});

test('nothing is fetched that was never published, or is retired', async () => {
  const { fetcher, asked } = fetching();
  await fetcher.fetch('mf-post', '0.1.0-cccccccccc');
  await fetcher.fetch('mf-post', retired);
  expect(asked).toEqual([]);
});

test('logs a storage that fails, and requests it again only after ten seconds', async () => {
  const { fetcher, asked, logged, clock, answer } = fetching();
  const first = fetcher.fetch('mf-post', published);
  await new Promise((resolve) => setImmediate(resolve));
  answer().reject(new Error('SlowDown'));
  await first;
  await fetcher.fetch('mf-post', published);
  expect([asked.length, logged]).toEqual([1, ['cannot fetch a release that a browser requests']]);
  clock.now = 10_000;
  const again = fetcher.fetch('mf-post', published);
  await new Promise((resolve) => setImmediate(resolve));
  answer().resolve();
  await again;
  expect(asked).toHaveLength(2);
});
