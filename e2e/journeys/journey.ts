import { test as base } from '@playwright/test';
import { type Installation, setUp } from './setUp.ts';
import { Topology } from './topology/Topology.ts';

/** Milliseconds for the set-up and the end: a clone, a database, the first start of everything, and its stop. */
const setUpMs = 600_000;

/** A journey: a test in the production topology. One installation serves all journeys, unless one fails: the next has a new one. */
export const journey = base.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs.
    async ({}, use) => {
      const topology = await Topology.prepare();
      try {
        await use(await setUp(topology));
      } finally {
        await topology.stop();
      }
    },
    { scope: 'worker', timeout: setUpMs, auto: true },
  ],
});
