import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { ReleaseFixture, refusedResult, versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import type { PartName } from '@marquee/shared/domain';
import { startReleases } from './startReleases.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open(...partNames);
});
afterEach(() => fixture.close());

/** Writes a folder with built parts, as an image has it. */
async function writeParts(script: string, parts: readonly PartName[] = partNames): Promise<string> {
  const folder = path.join(fixture.folder, `parts-${script}`);
  for (const part of parts)
    await cp((await fixture.build(script, part)).from, path.join(folder, part), { recursive: true });
  return folder;
}

async function start(folder: string): Promise<string[]> {
  const details: string[] = [];
  await startReleases(fixture, folder, 'operator@here', (_step, detail) => details.push(detail));
  return details;
}

const setOf = (version: string) => Object.fromEntries(partNames.map((part) => [part, version]));

test('makes all parts live in a network without releases', async () => {
  const details = await start(await writeParts('first'));
  expect(details).toEqual(partNames.map((part) => `${part}@${versionOf('first')} is live`));
  expect(liveSet(await fixture.service.state())).toEqual(setOf(versionOf('first')));
});

test('changes nothing when it is repeated', async () => {
  const folder = await writeParts('first');
  await start(folder);
  const { seq } = await fixture.service.state();
  expect(await start(folder)).toEqual(partNames.map((part) => `${part}@${versionOf('first')} is live already`));
  expect((await fixture.service.state()).seq).toBe(seq);
});

test('publishes other versions beside live parts and says how to release them', async () => {
  await start(await writeParts('first'));
  const details = await start(await writeParts('second'));
  const second = versionOf('second');
  expect(details[0]).toBe(`shell@${versionOf('first')} stays live. For ${second}: release shell live ${second}`);
  expect(liveSet(await fixture.service.state())).toEqual(setOf(versionOf('first')));
  await fixture.service.goLive('mf-post', second, { actor: 'post', report: () => undefined });
  expect(liveSet(await fixture.service.state())?.['mf-post']).toBe(second);
});

test('releases a part that the network lacks through the gate', async () => {
  const others = partNames.filter((part) => part !== 'mf-desk');
  await fixture.close();
  fixture = await ReleaseFixture.open('mf-desk');
  const folder = await writeParts('second');
  fixture.result = refusedResult;
  await expect(start(folder)).rejects.toMatchObject({ code: 'refused' });
  await fixture.close();
  fixture = await ReleaseFixture.open('mf-desk');
  await start(await writeParts('second'));
  const first = Object.fromEntries(others.map((part) => [part, versionOf('first')]));
  expect(liveSet(await fixture.service.state())).toEqual({ ...first, 'mf-desk': versionOf('second') });
});

test('names the part that is not in the folder and publishes nothing', async () => {
  const folder = await writeParts('first', ['shell']);
  await expect(start(folder)).rejects.toThrow(/No built part is at .*\/mf-reader\/manifest\.json\./);
  expect((await fixture.service.state()).seq).toBe(0);
});
