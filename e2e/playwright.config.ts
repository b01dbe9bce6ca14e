import { chromiumArguments, findChromium } from '@marquee/releases/gate/launch/findBrowser.ts';
import { defineConfig } from '@playwright/test';

/** Specs that change the live set of the releases' network: one by one. */
const operators = /tests\/releases\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Limits for failures only. A busy machine takes more than the default 5 s to draw a page and its pictures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: './network/globalSetup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  projects: [
    // Operators start first. They need only one worker, and the other worker runs the readers at the same time.
    { name: 'operators', testMatch: operators, fullyParallel: false, workers: 1 },
    { name: 'readers', testIgnore: operators },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
    viewport: { width: 1280, height: 900 },
    // A service worker would fetch and store the offline page in every test. Only `offline.spec.ts` allows it.
    serviceWorkers: 'block',
  },
});
