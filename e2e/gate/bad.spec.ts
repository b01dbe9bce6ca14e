import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { expect, test } from '@playwright/test';
import { badReleases } from '../network/badReleases.ts';
import { SeededGate } from './SeededGate.ts';

let gate: SeededGate;
test.beforeAll(async () => {
  gate = await SeededGate.open();
});
test.afterAll(() => gate?.close());

for (const bad of badReleases) {
  test(`refused: ${bad.name}`, async () => {
    const { cache, live } = gate;
    const manifest = await publishAltered(cache, bad.part, live[bad.part], bad.change, bad);
    await bad.afterwards?.(cache, manifest);
    const verdict = await gate.judge(bad.part, manifest.version, bad.name, bad.needsBrowser ? 'on' : 'off');
    expect(verdict.reasons).toContainEqual(expect.stringMatching(bad.reason));
    expect(verdict.passed).toBe(false);
  });
}
