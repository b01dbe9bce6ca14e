import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Override } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import pino from 'pino';
import type { OverrideRoute } from '../workerMessages.ts';
import { OverrideFleet } from './OverrideFleet.ts';

const live = releaseSetOf();
const override: Override = {
  id: 'abc',
  part: 'mf-post',
  version: '0.1.0-bbbbbbbbbb',
  developer: 'ada@laptop',
  by: 'post',
  since: '2026-11-22T10:00:00.000Z',
  until: '2026-11-22T18:00:00.000Z',
};
const better = { ...override, version: '0.1.0-cccccccccc', since: '2026-11-22T11:00:00.000Z' };
const only = (one: Override) => new Map([[one.id, one]]);

let made: { set: ReleaseSet; socket: string; isDrained: boolean }[];
let routes: readonly OverrideRoute[];
/** Decides how a start ends. */
let starting: (set: ReleaseSet) => Promise<void>;
let now: number;
let fleet: OverrideFleet;
beforeEach(() => {
  made = [];
  routes = [];
  starting = async () => undefined;
  now = Date.parse('2026-11-22T12:00:00Z');
  fleet = new OverrideFleet({
    socketFolder: '/run/m',
    fetch: async () => undefined,
    makeWorkers(set, socket) {
      const workers = { set, socket, isDrained: false };
      made.push(workers);
      return {
        start: () => starting(set),
        drain: () => {
          workers.isDrained = true;
        },
      };
    },
    onChange: (changed) => {
      routes = changed;
    },
    now: () => now,
    log: pino({ level: 'silent' }),
  });
});

/** Lets pending work continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('workers of overrides', () => {
  test('serve the live set with one part replaced', async () => {
    fleet.apply(only(override), live);
    await settle();
    expect(made.map(({ set }) => set)).toEqual([{ ...live, 'mf-post': override.version }]);
    expect(routes).toEqual([
      {
        id: 'abc',
        part: 'mf-post',
        version: override.version,
        since: override.since,
        socket: made[0]?.socket,
        problem: null,
      },
    ]);
  });

  test('are left alone while nothing changes', async () => {
    for (let time = 0; time < 3; time += 1) fleet.apply(only(override), live);
    await settle();
    fleet.apply(only(override), live);
    await settle();
    expect(made).toHaveLength(1);
  });

  test("serve until the next version's workers listen", async () => {
    fleet.apply(only(override), live);
    await settle();
    const { promise, resolve } = Promise.withResolvers<void>();
    starting = () => promise;
    fleet.apply(only(better), live);
    await settle();
    expect([routes[0]?.version, made[0]?.isDrained]).toEqual([override.version, false]);
    resolve();
    await settle();
    expect([routes[0]?.version, made[0]?.isDrained, made[1]?.isDrained]).toEqual([better.version, true, false]);
  });

  test('are replaced when another release goes live', async () => {
    fleet.apply(only(override), live);
    await settle();
    fleet.apply(only(override), { ...live, shell: '0.1.0-dddddddddd' });
    await settle();
    expect(made[1]?.set).toEqual({ ...live, shell: '0.1.0-dddddddddd', 'mf-post': override.version });
    expect(routes[0]?.socket).toBe(made[1]?.socket);
  });

  test('that do not start leave a reason and no route', async () => {
    fleet.apply(only(override), live);
    await settle();
    starting = () => Promise.reject(new Error('PostPage throws'));
    fleet.apply(only(better), live);
    await settle();
    expect(routes[0]).toMatchObject({ version: better.version, socket: null, problem: 'PostPage throws' });
    expect(made[0]?.isDrained).toBe(true);
  });

  test.each([
    ['ended', () => fleet.apply(new Map(), live)],
    [
      'over',
      () => {
        now = Date.parse(override.until);
        fleet.apply(only(override), live);
      },
    ],
  ])('drain when the override is %s', async (_how, end) => {
    fleet.apply(only(override), live);
    await settle();
    end();
    expect([routes, made[0]?.isDrained]).toEqual([[], true]);
  });

  test('are not used when their version was replaced during the start', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    starting = (set) => (set['mf-post'] === override.version ? promise : Promise.resolve());
    fleet.apply(only(override), live);
    await settle();
    fleet.apply(only(better), live);
    resolve();
    await settle();
    expect(routes.map(({ version }) => version)).toEqual([better.version]);
    expect(made.map(({ isDrained }) => isDrained)).toEqual([true, false]);
  });
});
