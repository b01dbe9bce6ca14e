import { expect, test } from '@jest/globals';
import type { Caller } from './caller.ts';
import { FairQueue } from './FairQueue.ts';

/** A queue whose tasks end on command, and the order in which they began. */
function queueOf(limits = { atOnce: 1, maxWaiting: 100, maxPerNetwork: 100 }) {
  const queue = new FairQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, caller: Caller = from('a')) =>
    queue.run(key, caller, async () => {
      began.push(key);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(key, resolve);
      await promise;
      return `result of ${key}`;
    });
  const end = (key: string) => ends.get(key)?.();
  return { queue, began, ask, end };
}

function from(network: string): Caller & { hangUp: () => void } {
  const controller = new AbortController();
  return { network, signal: controller.signal, hangUp: () => controller.abort(new Error('hung up')) };
}

/** Lets the callbacks of settled promises run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs a fixed number of tasks at once and queues the rest', async () => {
  const { began, ask, end } = queueOf({ atOnce: 2, maxWaiting: 10, maxPerNetwork: 10 });
  const all = ['1', '2', '3'].map((key) => ask(key));
  await settle();
  expect(began).toEqual(['1', '2']);
  end('2');
  expect(await all[1]).toBe('result of 2');
  await settle();
  expect(began).toEqual(['1', '2', '3']);
});

test('lets networks take turns, however many tasks each has', async () => {
  const { began, ask, end } = queueOf();
  for (let number = 1; number <= 50; number += 1) void ask(`flood ${number}`, from('flood'));
  const readers = [ask('reader 1', from('reader')), ask('reader 2', from('reader'))];
  await settle();
  for (const key of ['flood 1', 'flood 2', 'reader 1', 'flood 3']) {
    end(key);
    await settle();
  }
  expect(began.slice(0, 5)).toEqual(['flood 1', 'flood 2', 'reader 1', 'flood 3', 'reader 2']);
  expect(await readers[0]).toBe('result of reader 1');
});

test('runs equal tasks once, at the earliest turn of their callers', async () => {
  const { began, ask, end } = queueOf();
  for (const key of ['flood 1', 'flood 2', 'flood 3', 'shared']) void ask(key, from('flood'));
  const reader = ask('shared', from('reader'));
  await settle();
  end('flood 1');
  await settle();
  end('flood 2');
  await settle();
  expect(began).toEqual(['flood 1', 'flood 2', 'shared']);
  end('shared');
  expect(await reader).toBe('result of shared');
});

test('does not start a task whose callers have all disconnected', async () => {
  const { queue, began, ask, end } = queueOf();
  const first = ask('1');
  const [one, two] = [from('a'), from('b')];
  const left = [ask('2', one), ask('2', two)];
  const stays = ask('3', from('b'));
  one.hangUp();
  await expect(left[0]).rejects.toThrow('hung up');
  expect(queue.waiting).toBe(2);
  two.hangUp();
  await expect(left[1]).rejects.toThrow('hung up');
  expect(queue.waiting).toBe(1);
  end('1');
  await first;
  await settle();
  expect(began).toEqual(['1', '3']);
  end('3');
  await stays;
});

test('aborts a running task without callers and starts another for a new caller', async () => {
  const queue = new FairQueue({ atOnce: 2, maxWaiting: 1, maxPerNetwork: 1 });
  const caller = from('a');
  let signal: AbortSignal | undefined;
  const left = queue.run('1', caller, (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  caller.hangUp();
  await expect(left).rejects.toThrow('hung up');
  expect(signal?.aborted).toBe(true);
  expect(await queue.run('1', from('b'), async () => 'again')).toBe('again');
});

test("refuses only requests beyond a network's own share", async () => {
  const { ask } = queueOf({ atOnce: 1, maxWaiting: 100, maxPerNetwork: 2 });
  for (const key of ['1', '2', '3']) void ask(key);
  await expect(ask('4')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  const other = from('b');
  const waits = ask('5', other);
  await settle();
  other.hangUp();
  await expect(waits).rejects.toThrow('hung up');
});

test('drops work of the network with the most waiting tasks when the queue is full', async () => {
  const { began, ask, end } = queueOf({ atOnce: 1, maxWaiting: 3, maxPerNetwork: 100 });
  const flood = ['1', '2', '3', '4'].map((key) => ask(key, from('flood')));
  const refused = expect(flood[3]).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  void ask('reader', from('reader'));
  await refused;
  await expect(ask('5', from('flood'))).rejects.toMatchObject({ status: 503 });
  end('1');
  await settle();
  end('2');
  await settle();
  expect(began).toEqual(['1', '2', 'reader']);
});

test('rejects a failed task for all its callers and frees its place', async () => {
  const queue = new FairQueue({ atOnce: 1, maxWaiting: 5, maxPerNetwork: 5 });
  const broken = () => Promise.reject(new Error('broken'));
  const both = [queue.run('1', from('a'), broken), queue.run('1', from('b'), broken)];
  for (const one of both) await expect(one).rejects.toThrow('broken');
  expect(await queue.run('2', from('a'), async () => 'next')).toBe('next');
});
