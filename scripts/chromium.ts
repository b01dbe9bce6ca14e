import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where browser tests and measurements find a browser. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** The browser's file, or null where there is none. `CHROMIUM` names another. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM ?? '', ...places].find((file) => file && existsSync(file)) ?? null;
}

/**
 * Makes sure that there is a Chromium: installs Debian's where that is allowed.
 * @throws with a sentence that says how to get one
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    console.log('● Installing Chromium from Debian …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name yours with CHROMIUM=/path/to/chrome.',
  );
}
