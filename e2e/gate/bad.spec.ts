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
    const result = await gate.evaluate(bad.part, manifest.version, bad.name, {
      browser: bad.needsBrowser ? 'on' : 'off',
    });
    expect(result.reasons).toContainEqual(expect.stringMatching(bad.reason));
    expect(result.passed).toBe(false);
  });
}
