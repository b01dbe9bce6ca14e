import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@marquee/releases/gate/launch/findBrowser.ts';

/** Debian's packages. The first has no windows, and opens a page of a test in a fifth of the time. */
const packages = ['chromium-headless-shell', 'chromium'];

function apt(...command: string[]): boolean {
  try {
    execFileSync('apt-get', command, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds Chromium, or installs Debian's package as root.
 * @throws Error with the way to install Chromium
 */
export function ensureChromium(): string {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isBest = process.env.CHROMIUM !== undefined || findChromium()?.endsWith('headless-shell');
  if (isRootOnDebian && !isBest) {
    console.log('● Installing Chromium from Debian …');
    apt('update', '-qq');
    packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name));
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
  );
}
