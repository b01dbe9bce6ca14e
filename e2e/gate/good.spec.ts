import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { expect, test } from '@playwright/test';
import { goodReleases } from '../network/goodReleases.ts';
import { SeededGate } from './SeededGate.ts';

let gate: SeededGate;
test.beforeAll(async () => {
  gate = await SeededGate.open();
});
test.afterAll(() => gate?.close());

for (const { name, part, change } of goodReleases) {
  test(`passes: ${name}`, async () => {
    const { cache, live } = gate;
    const { version } = await publishAltered(cache, part, live[part], change);
    const { passed, reasons, checks } = await gate.evaluate(part, version, name);
    expect(reasons).toEqual([]);
    expect(passed).toBe(true);
    // A skipped check proves nothing.
    expect(checks.filter(({ detail }) => /^(Skipped|Not )/.test(detail))).toEqual([]);
  });
}
