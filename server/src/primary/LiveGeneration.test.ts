import { expect, test } from '@jest/globals';
import { LiveGeneration } from './LiveGeneration.ts';
import { ObsoleteStartError } from './prepareWithRetries.ts';

/** A generation that listens when it is allowed to. */
class SlowGeneration {
  isListening = false;
  hasLeft = false;
  #allow: (error?: Error) => void = () => undefined;
  readonly #allowed = new Promise<void>((resolve, reject) => {
    this.#allow = (error) => (error ? reject(error) : resolve());
  });

  async activate(): Promise<void> {
    await this.#allowed;
    this.isListening = true;
  }

  drain(): void {
    this.isListening = false;
    this.hasLeft = true;
  }

  allow(error?: Error): void {
    this.#allow(error);
  }
}

const wanted = () => false;
const rest = (previous: SlowGeneration | null) => {
  if (previous) previous.isListening = false;
};

test('a set that is to be live while the one before begins to listen takes over from it', async () => {
  const live = new LiveGeneration<SlowGeneration>();
  const [first, second] = [new SlowGeneration(), new SlowGeneration()];
  const turns = [live.serve(first, wanted, rest), live.serve(second, wanted, rest)];
  // Ready first, it waits for its turn all the same.
  second.allow();
  first.allow();
  await Promise.all(turns);
  expect(live.current).toBe(second);
  expect([first, second].map(({ isListening }) => isListening)).toEqual([false, true]);
});

test('does not let a set listen that is obsolete when its turn comes', async () => {
  const live = new LiveGeneration<SlowGeneration>();
  const [first, second, third] = [new SlowGeneration(), new SlowGeneration(), new SlowGeneration()];
  let isObsolete = false;
  const firstTurn = live.serve(first, wanted, rest);
  const secondTurn = live.serve(second, () => isObsolete, rest);
  const thirdTurn = live.serve(third, wanted, rest);
  isObsolete = true;
  for (const generation of [first, second, third]) generation.allow();
  await expect(secondTurn).rejects.toThrow(ObsoleteStartError);
  await Promise.all([firstTurn, thirdTurn]);
  expect(second).toMatchObject({ isListening: false, hasLeft: true });
  expect(live.current).toBe(third);
});

test('gives the port to the next set when a set does not listen', async () => {
  const live = new LiveGeneration<SlowGeneration>();
  const [first, second] = [new SlowGeneration(), new SlowGeneration()];
  const firstTurn = live.serve(first, wanted, rest);
  const secondTurn = live.serve(second, wanted, rest);
  first.allow(new Error('None of its workers listens'));
  second.allow();
  await expect(firstTurn).rejects.toThrow('None of its workers listens');
  await secondTurn;
  expect(live.current).toBe(second);
});
