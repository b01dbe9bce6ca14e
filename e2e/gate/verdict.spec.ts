import { setTimeout } from 'node:timers/promises';
import { partNames } from '@marquee/releases/partNames.ts';
import { publishAltered } from '@marquee/tools/network/alteredRelease.ts';
import { expect, test } from '@playwright/test';
import { SeededGate } from './SeededGate.ts';

/** Each part has one verdict more, which makes the report of the live set. */
const verdicts = Number(process.env.VERDICTS ?? 3);

/** Lower bound in milliseconds: no part is built faster. */
const buildMs = 2_000;

let gate: SeededGate;
test.beforeAll(async () => {
  gate = await SeededGate.open();
});
test.afterAll(() => gate?.close());

for (const part of partNames) {
  test(`good releases of ${part}, one after the other, are judged with the kept report of the live set`, async () => {
    const { cache, live } = gate;
    for (let run = 0; run <= verdicts; run += 1) {
      const ahead = await gate.startAhead();
      try {
        const remark = `// Release ${run}\n`;
        // A remote's change is in one of its sources; the shell's, as most of them, is not in the contract.
        let left = 1;
        const sources = part === 'shell' ? undefined : (source: string) => (left-- > 0 ? source + remark : source);
        const { version } = await publishAltered(cache, part, live[part], (source) => source + remark, { sources });
        await setTimeout(buildMs);
        const title = `${part}, ${run === 0 ? 'with the first report' : run}`;
        const { reasons } = await gate.evaluate(part, version, title, { ahead });
        expect(reasons).toEqual([]);
      } finally {
        await ahead.close();
      }
    }
  });
}
