import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import pino from 'pino';
import { Generation } from './Generation.ts';
import { Standby } from './Standby.ts';

const minuteMs = 60_000;
const log = pino({ level: 'silent' });

/** A generation without workers. @returns it, and what it is told */
function generationOf(letter: string) {
  const version = `0.1.0-${letter.repeat(10)}`;
  const set = Object.fromEntries(partNames.map((part) => [part, version])) as ReleaseSet;
  const generation = new Generation({ set, count: 0, socket: null, secrets: {}, onMessage: () => undefined, log });
  const rest = jest.spyOn(generation, 'standby');
  const drain = jest.spyOn(generation, 'drain');
  return { generation, set, rest, drain };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the set before', () => {
  it('rests, and can be taken back into service at once', () => {
    const standby = new Standby(minuteMs, log);
    const { generation, set, rest, drain } = generationOf('a');
    standby.put(generation);
    expect(rest).toHaveBeenCalledTimes(1);
    expect(standby.set).toEqual(set);
    expect(standby.take('another')).toBeNull();
    expect(standby.take(releaseSetName(set))).toBe(generation);
    jest.advanceTimersByTime(2 * minuteMs);
    expect(drain).not.toHaveBeenCalled();
    expect(standby.set).toBeNull();
  });

  it('leaves after its time, when the next one comes, or when memory runs short', () => {
    let memory = 4 * 1024 ** 3;
    const standby = new Standby(minuteMs, log, () => memory);
    const [one, two, three] = [generationOf('a'), generationOf('b'), generationOf('c')];
    standby.put(one.generation);
    standby.put(two.generation);
    expect([one.drain, two.drain].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    jest.advanceTimersByTime(minuteMs);
    expect(two.drain).toHaveBeenCalledTimes(1);
    standby.put(three.generation);
    memory = 1024 ** 2;
    jest.advanceTimersByTime(15_000);
    expect(three.drain).toHaveBeenCalledTimes(1);
    expect(standby.set).toBeNull();
  });

  it('leaves at once where nothing is to be in standby', () => {
    const standby = new Standby(0, log);
    const { generation, rest, drain } = generationOf('a');
    standby.put(generation);
    expect([rest, drain].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
