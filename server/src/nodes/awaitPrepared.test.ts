import { expect, test } from '@jest/globals';
import type { Preparation } from '@marquee/releases/registry/registryState.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import { createAwaitPrepared } from './awaitPrepared.ts';
import type { NodeStatus } from './NodeStatus.ts';

const wanted: Preparation = {
  set: releaseSetOf({ 'mf-post': '0.1.0-0000000002' }),
  since: '2026-11-23T10:00:00.000Z',
};
const told = { set: releaseSetName(wanted.set), since: wanted.since, problem: null };

function status(node: string, prepared: NodeStatus['prepared']): NodeStatus {
  return {
    node,
    pid: 1,
    since: 0,
    at: 0,
    set: null,
    prepared,
    canaries: [],
    workers: 2,
    deaths: 0,
    steps: [],
    sessions: {},
    reports: [],
  };
}

/** Waits for nodes whose statuses follow one another, the last for good. A pause takes a second here. */
async function awaited(...readings: NodeStatus[][]) {
  let now = 0;
  let reads = 0;
  const read = async () => readings[Math.min(reads++, readings.length - 1)] ?? [];
  const wait = async () => {
    now += 1_000;
  };
  return { ...(await createAwaitPrepared({ read }, { now: () => now, wait })(wanted)), seconds: now / 1_000 };
}

test('It waits until every node is ready', async () => {
  const outcome = await awaited(
    [status('a', null), status('b', null)],
    [status('a', told), status('b', null)],
    [status('a', told), status('b', told)],
  );
  expect(outcome).toEqual({ ready: 2, problems: [], seconds: 2 });
});

test('A node on which it does not start is named with its reason, before the others are ready', async () => {
  const outcome = await awaited([status('a', null), status('b', { ...told, problem: 'PostPage is not defined' })]);
  expect(outcome).toEqual({ ready: 0, problems: ['b: PostPage is not defined'], seconds: 0 });
});

test('The answer to an earlier request does not count', async () => {
  const before = { ...told, since: '2026-11-23T09:00:00.000Z', problem: 'PostPage is not defined' };
  const outcome = await awaited([status('a', before)], [status('a', told)]);
  expect(outcome).toEqual({ ready: 1, problems: [], seconds: 1 });
});

test('A node that takes too long does not keep the others from it', async () => {
  const outcome = await awaited([status('a', told), status('b', null)]);
  expect(outcome).toEqual({ ready: 1, problems: [], seconds: 91 });
});

test('Nothing is waited for where no node runs, or only nodes that do not tell', async () => {
  expect(await awaited([])).toEqual({ ready: 0, problems: [], seconds: 0 });
  expect(await awaited([status('old', undefined)])).toEqual({ ready: 0, problems: [], seconds: 0 });
});

test('It does not wait for a node whose set lacks a new part', async () => {
  const { 'mf-desk': _new, ...older } = wanted.set;
  const former = { ...status('a', { ...told, set: releaseSetName(older) }), set: older };
  expect(await awaited([former, status('b', told)])).toEqual({ ready: 1, problems: [], seconds: 0 });
});
