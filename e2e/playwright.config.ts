import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  globalSetup: './network/globalSetup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments },
    viewport: { width: 1280, height: 900 },
  },
});
