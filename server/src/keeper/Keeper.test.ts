import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from '@jest/globals';
import { Keeper } from './Keeper.ts';

/** A primary that says and does as it is told. */
class ToldPrimary extends EventEmitter {
  readonly pid = 7;
  readonly signalCode = 'SIGKILL';
  connected = false;
  readonly signals: string[] = [];

  kill(signal: string): void {
    this.signals.push(signal);
  }

  end(code: number | null): void {
    this.emit('exit', code, code === null ? 'SIGKILL' : null);
  }
}

let primaries: ToldPrimary[];
let ends: number[];
let keeper: Keeper;
const socket = { close: () => undefined };
const last = () => primaries.at(-1) as ToldPrimary;

beforeEach(() => {
  [primaries, ends] = [[], []];
  keeper = new Keeper({
    start: () => {
      const primary = new ToldPrimary();
      primaries.push(primary);
      return primary as unknown as ChildProcess;
    },
    ...{ socket: null, now: () => 0, onEnd: (code) => ends.push(code) },
    log: { info: () => undefined, error: () => undefined },
  });
  keeper.start();
});

test('a primary that is killed between its socket and its next message is followed by another', () => {
  last().emit('message', { kind: 'port' }, socket);
  last().end(null);
  expect(primaries).toHaveLength(2);
  expect(ends).toEqual([]);
});

test('a primary that served and dies is followed by another, twice a minute', () => {
  for (const count of [1, 2, 3]) {
    expect(primaries).toHaveLength(count);
    last().emit('message', { kind: 'serving' });
    last().end(null);
  }
  expect(primaries).toHaveLength(3);
  expect(ends).toEqual([1]);
});

test('a primary that does not even bind the port ends the server with its own code', () => {
  last().end(13);
  expect(primaries).toHaveLength(1);
  expect(ends).toEqual([13]);
});

test('new workers that are wanted while a primary starts come once it serves', () => {
  keeper.renew();
  expect(last().signals).toEqual([]);
  last().emit('message', { kind: 'serving' });
  expect(last().signals).toEqual(['SIGHUP']);
  last().emit('message', { kind: 'serving' });
  expect(last().signals).toEqual(['SIGHUP']);
  keeper.renew();
  expect(last().signals).toEqual(['SIGHUP', 'SIGHUP']);
});
