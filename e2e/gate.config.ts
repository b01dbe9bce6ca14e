import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/**
 * The health gate against seeded releases: `npm run gate -- bad` and `-- good`. Each is judged as a whole, which takes an hour for
 * all of them on two cores, so `npm test` leaves it out.
 */
export default defineConfig({
  ...browserTests,
  testDir: './gate',
  globalSetup: './gate/startApi.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'gate' }],
});
