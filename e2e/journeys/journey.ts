import { test as base } from '@playwright/test';
import { type Installation, setUp } from './setUp.ts';
import { Topology } from './topology/Topology.ts';

/** Timeout in milliseconds for setting up and stopping an installation, with its clone and its database. */
const setUpMs = 600_000;

/** A test in the production topology. All journeys share one installation. It is replaced after a failed journey. */
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
