import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { goLive, startCanary } from '../registry/decisions.ts';
import { liveSet } from '../registry/registryState.ts';
import { describeEntry } from '../service/describeEntry.ts';
import { ReleaseFixture, versionOf } from '../service/testing/ReleaseFixture.ts';
import { OverrideService } from './OverrideService.ts';

let fixture: ReleaseFixture;
let service: OverrideService;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
  service = new OverrideService(fixture.releases, () => fixture.now);
});
afterEach(() => fixture.close());

async function start(script: string, developer = 'ada@laptop', actor = 'post') {
  const { from, manifest } = await fixture.build(script);
  return service.start(from, manifest, { developer, actor });
}

describe('an override', () => {
  test('changes nothing for readers, and its release cannot go live without an evaluation', async () => {
    const before = liveSet(await fixture.service.state());
    await start('mine');
    const state = await fixture.service.state();
    expect(liveSet(state)).toEqual(before);
    expect(() => goLive('mf-post', versionOf('mine'))(state)).toThrow('has not been through the gate');
    expect(() => startCanary('mf-post', versionOf('mine'), 10)(state)).toThrow('has not been through the gate');
  });

  test('accepts another version under the same id, and lasts longer', async () => {
    const first = await start('mine');
    fixture.now += 3_600_000;
    const second = await start('better');
    expect(second).toMatchObject({ id: first.id, version: versionOf('better'), until: '2026-11-21T19:00:00.000Z' });
    expect(await service.running()).toEqual([second]);
  });

  test('belongs to one developer; another with the same token gets a second one', async () => {
    const ada = await start('mine');
    const grace = await start('hers', 'grace@desk');
    expect(grace.id).not.toBe(ada.id);
    expect(await service.running()).toHaveLength(2);
  });

  test('lasts eight hours', async () => {
    await start('mine');
    fixture.now += 8 * 3_600_000 - 1;
    expect(await service.running()).toHaveLength(1);
    fixture.now += 1;
    expect(await service.running()).toEqual([]);
  });

  test('is refused before an upload when five run, and possible again when one has ended', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await start('mine', name);
    const request = { part: 'mf-post', developer: 'f', actor: 'post' } as const;
    await expect(service.checkRoom(request)).rejects.toThrow('5 overrides run already: mf-post for a');
    await expect(start('mine', 'f')).rejects.toMatchObject({ code: 'too-many-overrides' });
    await service.checkRoom({ ...request, developer: 'a' });
    const [first] = await service.running();
    await service.end(first?.id ?? '', 'post');
    await start('mine', 'f');
    expect((await service.running()).map(({ developer }) => developer)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('is in the audit log with the actors who started and ended it', async () => {
    const { id } = await start('mine');
    await service.end(id, 'operator');
    const [begun, ended] = (await fixture.service.log(-2)).map((entry) => `${entry.actor} ${describeEntry(entry)}`);
    expect(begun).toBe(`post tries mf-post@${versionOf('mine')} in the browser of ada@laptop (override ${id})`);
    expect(ended).toBe(`operator ended the override ${id}`);
  });
});

describe('a release that was only tried', () => {
  test('is removed after a day without an override; other releases stay', async () => {
    await start('mine');
    await start('better');
    fixture.now += 86_400_001;
    expect(await fixture.service.retire('automatic')).toEqual([
      `mf-post@${versionOf('mine')}`,
      `mf-post@${versionOf('better')}`,
    ]);
    expect((await fixture.service.state()).parts['mf-post'].releases.get(versionOf('first'))?.isRetired).toBe(false);
  });

  test('stays while an override has it, and when it is released later', async () => {
    await start('mine');
    await start('released');
    await fixture.release('released');
    fixture.now += 86_400_001;
    await start('mine');
    expect(await fixture.service.retire('automatic')).toEqual([]);
  });
});
