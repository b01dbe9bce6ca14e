import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { BodyPace, type BodyShare, type PaceClock } from './BodyPace.ts';
import { BodyTooLargeError, limitBody } from './limitBody.ts';

const free = 65_536;
const realClock: PaceClock = {
  now: Date.now,
  after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
};

/** A clock that moves only when it is told to. */
class FakeClock {
  #now = 0;
  #timers: { at: number; callback: () => void }[] = [];
  readonly now = () => this.#now;
  readonly after = (milliseconds: number, callback: () => void) => {
    this.#timers.push({ at: this.#now + milliseconds, callback });
  };

  pass(milliseconds: number): void {
    for (const end = this.#now + milliseconds; this.#now < end; ) {
      this.#now += 1;
      const due = this.#timers.filter(({ at }) => at <= this.#now);
      this.#timers = this.#timers.filter(({ at }) => at > this.#now);
      for (const { callback } of due) callback();
    }
  }
}

function paced(min = 1) {
  const clock = new FakeClock();
  return { clock, pace: new BodyPace({ all: 1_000_000, min }, clock) };
}

/** A body that always has more bytes to pass. */
function endlessBody(share: BodyShare, chunk = 10_000) {
  const body = { passed: 0 };
  const next = () =>
    share.take(chunk, () => {
      body.passed += chunk;
      next();
    });
  next();
  return body;
}

test('the first 64 kB of each body pass at once, however many bytes wait', () => {
  const { pace } = paced();
  endlessBody(pace.share());
  let passed = 0;
  for (let count = 0; count < 100; count += 1) pace.share().take(free, () => (passed += 1));
  expect(passed).toBe(100);
});

test('all bodies together keep to the speed', () => {
  const { clock, pace } = paced();
  const bodies = Array.from({ length: 5 }, () => endlessBody(pace.share()));
  clock.pass(10_000);
  const passed = bodies.reduce((sum, body) => sum + body.passed - free, 0);
  expect(passed).toBeGreaterThan(9_700_000);
  expect(passed).toBeLessThan(10_200_000);
});

test('two bodies share the speed evenly, whatever the sizes of their chunks', () => {
  const { clock, pace } = paced();
  const large = endlessBody(pace.share(), 65_536);
  const small = endlessBody(pace.share(), 1_000);
  clock.pass(10_000);
  expect(Math.abs(large.passed - small.passed)).toBeLessThan(150_000);
  expect(small.passed).toBeGreaterThan(4_800_000);
});

test('a body that waits for its sender leaves the speed to the others', () => {
  const { clock, pace } = paced();
  pace.share().take(free, () => undefined);
  const other = endlessBody(pace.share());
  clock.pass(10_000);
  expect(other.passed).toBeGreaterThan(9_700_000);
});

test('a body that breaks off leaves the speed to the others', () => {
  const { clock, pace } = paced();
  const share = pace.share();
  const broken = endlessBody(share);
  const other = endlessBody(pace.share());
  clock.pass(1_000);
  share.leave();
  const before = { broken: broken.passed, other: other.passed };
  clock.pass(10_000);
  expect(broken.passed).toBe(before.broken);
  expect(other.passed - before.other).toBeGreaterThan(9_700_000);
});

test('each body gets the least speed, however many there are', () => {
  const { clock, pace } = paced(100_000);
  const bodies = Array.from({ length: 50 }, () => endlessBody(pace.share(), 65_536));
  clock.pass(10_000);
  for (const { passed } of bodies) expect(passed).toBeGreaterThan(900_000);
});

test('bytes pass unchanged', async () => {
  const pace = new BodyPace({ all: 100_000_000, min: 1 }, realClock);
  const chunks = Array.from({ length: 40 }, (_, index) => Buffer.alloc(50_000, index));
  const passed = await buffer(Readable.from(chunks).pipe(limitBody(2_000_000, pace.share())));
  expect(passed.equals(Buffer.concat(chunks))).toBe(true);
});

test('a body of more bytes than allowed fails', async () => {
  const pace = new BodyPace({ all: 100_000_000, min: 1 }, realClock);
  const body = Readable.from([Buffer.alloc(60_000), Buffer.alloc(60_000)]).pipe(limitBody(100_000, pace.share()));
  await expect(buffer(body)).rejects.toThrow(BodyTooLargeError);
});
