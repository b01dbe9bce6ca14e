import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** The health gate against seeded bad releases: each is judged as a whole, which takes minutes, so `npm test` leaves it out. */
export default defineConfig({
  ...browserTests,
  testDir: './gate',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  projects: [{ name: 'gate' }],
});
