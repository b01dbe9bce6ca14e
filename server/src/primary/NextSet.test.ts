import { expect, test } from '@jest/globals';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import { NextSet } from './NextSet.ts';

const set = (version: string) => releaseSetOf({ 'mf-post': `0.1.0-000000000${version}` });
const name = (version: string) => releaseSetName(set(version));

/** A next set whose preparations end when a test says so. */
function nextSet() {
  const begun: {
    made: FakeGeneration;
    succeed: () => void;
    fail: (reason: string) => void;
    isObsolete: () => boolean;
  }[] = [];
  const told: unknown[] = [];
  const next = new NextSet<FakeGeneration>(
    (_set, isObsolete) =>
      new Promise((resolve, reject) => {
        const made = new FakeGeneration();
        begun.push({ made, succeed: () => resolve(made), fail: (reason) => reject(new Error(reason)), isObsolete });
      }),
    () => void told.push(next.status),
  );
  return { next, begun, told };
}

class FakeGeneration {
  isEnded = false;
  async prepare(): Promise<void> {}
  kill(): void {
    this.isEnded = true;
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('A set that is about to go live is prepared once, and told when it is ready', async () => {
  const { next, begun, told } = nextSet();
  next.want({ set: set('2'), since: '10:00' });
  next.want({ set: set('2'), since: '10:00' });
  expect(next.status).toBeNull();
  begun[0]?.succeed();
  await settled();
  expect(told).toEqual([{ set: name('2'), since: '10:00', problem: null }]);
  expect(begun).toHaveLength(1);
});

test('A set that does not start says why, and is tried again when it is asked for again', async () => {
  const { next, begun, told } = nextSet();
  next.want({ set: set('2'), since: '10:00' });
  begun[0]?.fail('PostPage is not defined\n  at x');
  await settled();
  next.want({ set: set('2'), since: '10:00' });
  expect(begun).toHaveLength(1);
  next.want({ set: set('2'), since: '10:05' });
  expect(next.status).toBeNull();
  begun[1]?.succeed();
  await settled();
  expect(told).toEqual([
    { set: name('2'), since: '10:00', problem: 'PostPage is not defined' },
    { set: name('2'), since: '10:05', problem: null },
  ]);
});

test('A set that is ready answers a second request at once', async () => {
  const { next, begun, told } = nextSet();
  next.want({ set: set('2'), since: '10:00' });
  begun[0]?.succeed();
  await settled();
  next.want({ set: set('2'), since: '10:05' });
  expect(told.at(-1)).toEqual({ set: name('2'), since: '10:05', problem: null });
  expect(begun).toHaveLength(1);
});

test('Another wish ends what was prepared before', async () => {
  const { next, begun, told } = nextSet();
  next.want({ set: set('2'), since: '10:00' });
  begun[0]?.succeed();
  await settled();
  next.want({ set: set('3'), since: '10:01' });
  expect(begun[0]?.made.isEnded).toBe(true);
  next.want(null);
  expect(begun[1]?.isObsolete()).toBe(true);
  begun[1]?.succeed();
  await settled();
  expect(told).toHaveLength(1);
  expect(next.status).toBeNull();
});

test('The set that goes live takes its workers with it, also when they are not ready yet', async () => {
  const { next, begun } = nextSet();
  next.want({ set: set('2'), since: '10:00' });
  const taken = next.take(name('2'));
  begun[0]?.succeed();
  expect(await taken).toBe(begun[0]?.made);
  next.want(null);
  expect(begun[0]?.made.isEnded).toBe(false);
});

test('Nothing is taken of another set, or of one that does not start', async () => {
  const { next, begun } = nextSet();
  next.want({ set: set('3'), since: '10:00' });
  expect(next.take(name('2'))).toBeUndefined();
  next.want({ set: set('2'), since: '10:01' });
  begun[1]?.fail('no');
  await settled();
  expect(next.take(name('2'))).toBeUndefined();
});
