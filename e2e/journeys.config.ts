import { chromiumArguments, findChromium } from '@marquee/releases/gate/launch/findBrowser.ts';
import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** The journeys: `npm run journeys`. They share one installation, so they run one after the other, in the order of their names. */
export default defineConfig({
  ...browserTests,
  testDir: './journeys',
  outputDir: './test-results/journeys',
  globalSetup: undefined,
  fullyParallel: false,
  workers: 1,
  // A limit for failures only: two releases at once take three minutes on a quiet machine.
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: './test-results/journeys.json' }]],
  use: {
    ...browserTests.use,
    // These options are in the config, because a journey with other options would get another worker with a separate
    // installation.
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [...chromiumArguments, '--host-resolver-rules=MAP *.news.test 127.0.0.1, MAP *.beat-weekly.test 127.0.0.1'],
    },
  },
  projects: [{ name: 'journeys' }],
});
