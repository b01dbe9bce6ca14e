import { existsSync } from 'node:fs';

/** Paths of browsers. The headless shell comes first, because it opens a page in a fifth of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Options for a browser that makes no requests of its own. Root cannot use the sandbox. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the executable of a Chromium. The variable `CHROMIUM` names another one.
 * @returns null if Chromium is not installed
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  return [environment.CHROMIUM ?? '', ...places].find((file) => file && existsSync(file)) ?? null;
}
