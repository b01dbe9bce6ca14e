import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pauseBecause, startCanary } from '@marquee/releases/registry/decisions.ts';
import { FileLog } from '@marquee/releases/registry/FileLog.ts';
import { Registry } from '@marquee/releases/registry/Registry.ts';
import { preparation } from '@marquee/releases/registry/registryState.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import type { PartName } from '@marquee/shared/domain';
import { newStep } from '../counts/CountStep.ts';
import type { NodeStatus } from '../nodes/NodeStatus.ts';
import type { Acceptance, AcceptanceQuestion } from '../notices/ReleaseAcceptance.ts';
import { minPages, StagedRollouts } from './StagedRollouts.ts';
import { publishLive, publishPassed } from './testing/publishReleases.ts';

const live = releaseSetOf();
const version = versionWith('5');
const set = { ...live, 'mf-post': version };
const plan = { stages: [1, 10, 100], everyMinutes: 10 };

let folder: string;
let now: number;
let registry: Registry;
let rollouts: StagedRollouts;
/** The answer of the operator's program. Null where none is asked. */
let acceptance: Acceptance | null;
let questions: AcceptanceQuestion[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-staged-'));
  now = Date.parse('2026-11-23T10:00:00Z');
  registry = new Registry(new FileLog(folder), () => new Date(now));
  [acceptance, questions] = [null, []];
  rollouts = staged();
  await publishLive(registry, live);
  await publishPassed(registry, 'mf-post', version);
  await registry.write('post', startCanary('mf-post', version, 1, plan));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function staged(): StagedRollouts {
  const ask = (question: AcceptanceQuestion) => {
    questions.push(question);
    return acceptance ?? { kind: 'waiting' as const };
  };
  return new StagedRollouts(
    registry,
    { of: (_part, _version, since) => Date.parse(since) },
    acceptance && { answer: ask },
    { info: () => undefined },
  );
}

const post = async () => (await registry.read()).parts['mf-post'];

type Status = { pages?: number; prepared?: NodeStatus['prepared'] };

/** A node that has just given so many pages with the canary. */
const node = (name: string, { pages = minPages, prepared = null }: Status = {}): NodeStatus => ({
  ...{
    node: name,
    pid: 1,
    since: 0,
    at: now,
    set: live,
    prepared,
    canaries: [],
    workers: 2,
    deaths: 0,
    sessions: {},
    reports: [],
  },
  steps: [{ ...newStep(now), pages: { [releaseSetName(set)]: pages } }],
});

async function step(statuses: readonly NodeStatus[] = [node('web-1')], suspects: PartName[] = []): Promise<void> {
  await rollouts.step(await registry.read(), statuses, suspects, true, now);
}
const pass = (minutes: number) => {
  now += minutes * 60_000;
};

/** The answer of a node to the preparation that runs. */
async function answer(problem: string | null = null): Promise<NodeStatus['prepared']> {
  const { since = '' } = preparation(await registry.read(), now) ?? {};
  return { set: releaseSetName(set), since, problem };
}

test('a canary reaches each stage after its time, and then everybody, once every node is ready', async () => {
  pass(9);
  await step();
  expect((await post()).canary?.percent).toBe(1);
  pass(1);
  await step();
  await step();
  expect((await post()).canary).toMatchObject({ percent: 10, by: 'automatic', plan });
  pass(10);
  await step([node('web-1'), node('web-2')]);
  expect(await post()).toMatchObject({ live: live['mf-post'], prepared: { version } });
  const prepared = await answer();
  await step([node('web-1', { prepared }), node('web-2')]);
  expect((await post()).live).toBe(live['mf-post']);
  await step([node('web-1', { prepared }), node('web-2', { prepared })]);
  expect(await post()).toMatchObject({ live: version, liveWhy: 'promote', liveBy: 'automatic', canary: null });
});

test('it waits while something is found against it, while too few read with it, and while a person has to decide', async () => {
  pass(10);
  await step([node('web-1')], ['mf-post']);
  await step([node('web-1', { pages: minPages - 1 })]);
  expect((await post()).canary?.percent).toBe(1);
  await registry.write('automatic', pauseBecause('mf-post', version, 'too many errors'));
  await step();
  expect((await post()).canary?.percent).toBe(1);
});

test('nodes that act at the same time bring it one stage further, not two', async () => {
  pass(10);
  const seen = await registry.read();
  const act = () => rollouts.step(seen, [node('web-1')], [], true, now);
  await Promise.all([act(), act(), act()]);
  expect((await post()).canary?.percent).toBe(10);
});

test('a version that does not start stays with its readers, and asks a person with the reason', async () => {
  pass(10);
  await step();
  pass(10);
  await step();
  await step([node('web-1', { prepared: await answer('PostPage is not defined') })]);
  expect(await post()).toMatchObject({
    live: live['mf-post'],
    canary: { percent: 10 },
    paused: { reason: 'it does not start on web-1: PostPage is not defined' },
  });
});

test('a stage waits until it is accepted, and only the node that asks brings the canary there', async () => {
  acceptance = { kind: 'waiting' };
  rollouts = staged();
  pass(10);
  await step();
  expect(questions).toEqual([{ part: 'mf-post', version, from: 1, to: 10, pages: minPages }]);
  acceptance = { kind: 'accepted' };
  await rollouts.step(await registry.read(), [node('web-2')], [], false, now);
  expect((await post()).canary?.percent).toBe(1);
  await step();
  expect((await post()).canary?.percent).toBe(10);
});

test('a stage that is refused asks a person, with the reason', async () => {
  acceptance = { kind: 'refused', reason: 'the checkout fails' };
  rollouts = staged();
  pass(10);
  await step();
  expect(await post()).toMatchObject({
    canary: { percent: 1 },
    paused: { reason: 'its way from 1 to 10 % was not accepted: the checkout fails' },
  });
});

test('a canary without a plan stays as it is', async () => {
  await registry.write('post', startCanary('mf-post', version, 5));
  pass(60);
  await step();
  expect((await post()).canary).toMatchObject({ percent: 5, plan: null });
});
