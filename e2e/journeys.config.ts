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
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: './test-results/journeys.json' }]],
  projects: [{ name: 'journeys' }],
});
