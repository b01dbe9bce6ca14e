import { existsSync } from 'node:fs';

/** The one without windows first: it opens a page in a fifth of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Options for a browser that stays by itself: no sandbox for root, no calls home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The file of a Chromium, or null where there is none. `CHROMIUM` names another. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  return [environment.CHROMIUM ?? '', ...places].find((file) => file && existsSync(file)) ?? null;
}
