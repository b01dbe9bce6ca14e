import { expect, test } from '@jest/globals';
import { RenderQueue } from './renderQueue.ts';

/** A task that runs until it is told to end. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
}

test('runs so many at once and the rest in turn', async () => {
  const queue = new RenderQueue(2, 10);
  const tasks = [task(), task(), task(), task()];
  const started: number[] = [];
  const all = tasks.map(({ run }, index) =>
    queue.run(() => {
      started.push(index);
      return run();
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  tasks[1]?.end();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('refuses more than may wait, and takes tasks again afterwards', async () => {
  const queue = new RenderQueue(1, 1);
  const [running, waiting] = [task(), task()];
  const all = [queue.run(running.run), queue.run(waiting.run)];
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  running.end();
  waiting.end();
  await Promise.all(all);
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('a task that fails does not hold its place', async () => {
  const queue = new RenderQueue(1, 5);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
