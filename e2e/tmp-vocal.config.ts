import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
export default defineConfig({ testDir: './tmp-vocal', testMatch: 'vocal.spec.ts', outputDir: '/tmp/vocal/pw', workers: 1, timeout: 40_000, reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumArguments }, viewport: { width: 1280, height: 900 } } });
