import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseFixture, versionOf } from './testing/ReleaseFixture.ts';

const dayMs = 86_400_000;

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
});
afterEach(() => fixture.close());

const later = (days: number) => {
  fixture.now += days * dayMs;
};
const isKept = (script: string) => fixture.releases.cache.has('mf-post', versionOf(script));

describe('retention (30 days, the 3 newest)', () => {
  test('removes unused releases from log, storage and node, and names the actor', async () => {
    for (const script of ['second', 'third', 'fourth', 'fifth']) await fixture.release(script);
    expect(await fixture.service.retire('operator@here')).toEqual([]);
    later(31);
    expect(await fixture.service.retire('operator@here')).toEqual([
      `mf-post@${versionOf('first')}`,
      `mf-post@${versionOf('second')}`,
    ]);
    expect(['first', 'second', 'third', 'fifth'].map(isKept)).toEqual([false, false, true, true]);
    const [entry] = await fixture.service.log(-1);
    expect(entry).toMatchObject({ actor: 'operator@here', event: { kind: 'retired', version: versionOf('second') } });
    await expect(
      fixture.service.goLive('mf-post', versionOf('first'), { actor: 'post', report: () => undefined }),
    ).rejects.toMatchObject({ code: 'retired' });
  });

  test('counts from the last delivery to readers, not from the publication', async () => {
    later(40);
    for (const script of ['second', 'third', 'fourth', 'fifth']) await fixture.release(script);
    later(29);
    // Tabs were opened with it until 29 days ago.
    expect(await fixture.service.retire('operator@here')).toEqual([]);
    later(2);
    expect(await fixture.service.retire('operator@here')).toContain(`mf-post@${versionOf('first')}`);
  });

  test('keeps live, previous and canary, however old', async () => {
    await fixture.release('second');
    await fixture.release('third', { percent: 10 });
    fixture.result = { ...fixture.result, passed: false, reasons: ['no'] };
    for (const script of ['a', 'b', 'c', 'd']) {
      await expect(fixture.release(script, { percent: 5 })).rejects.toMatchObject({ code: 'refused' });
    }
    later(100);
    expect(await fixture.service.retire('operator@here')).toEqual([`mf-post@${versionOf('a')}`]);
    expect(['first', 'second', 'third'].map(isKept)).toEqual([true, true, true]);
  });

  test('runs after each release, and a removed release can be published again', async () => {
    for (const script of ['second', 'third', 'fourth']) await fixture.release(script);
    later(31);
    expect((await fixture.release('fifth')).at(-1)).toContain(`Removed releases that are no longer used: mf-post@`);
    expect(isKept('first')).toBe(false);
    await fixture.release('first');
    expect((await fixture.service.state()).parts['mf-post'].live).toBe(versionOf('first'));
  });
});
