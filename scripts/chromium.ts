import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../shell/src/releases/gate/browser/findBrowser.ts';

/** The release gate looks for one too, and the shell imports nothing of the scripts. */
export { chromiumArguments, findChromium } from '../shell/src/releases/gate/browser/findBrowser.ts';

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
