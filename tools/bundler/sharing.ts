import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './webpackBase.ts';

/**
 * Modules that the parts share at run time. Sharing whole libraries prevents tree shaking (1.73× the bytes of a single
 * bundle instead of 1.29×), so the parts share the facades of @marquee/shared.
 */
const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@marquee/shared',
  '@marquee/shared/router',
  '@marquee/shared/redux',
  '@marquee/shared/styled',
] as const;

const facades = sharedModules.filter((name) => name.startsWith('@marquee/'));

/** Shares of the shell, which provides one copy of each module at start. */
export function providedShares() {
  return Object.fromEntries(sharedModules.map((name) => [name, { singleton: true, eager: true }]));
}

/**
 * Shares of a remote, which contains no copy of these modules. It refuses to run with a contract of another major version.
 * @param contractVersion version of @marquee/shared that the remote was built against
 */
export function requiredShares(contractVersion: string) {
  const [major] = contractVersion.split('.');
  return Object.fromEntries(
    sharedModules.map((name) => [
      name,
      facades.includes(name)
        ? { singleton: true, import: false as const, requiredVersion: `^${major}.0.0`, strictVersion: true }
        : { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

/** Versions of the shares that the shell of this checkout provides, for its manifest. */
export async function providedVersions(): Promise<Record<string, string>> {
  const versions = sharedModules.map(async (name) => {
    const [packageName = name] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
    const file = path.join(repositoryRoot, 'node_modules', packageName, 'package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** Ranges of the shares that a remote of this checkout accepts, for its manifest. `*` accepts any version. */
export function requiredRanges(contractVersion: string): Record<string, string> {
  const shares = Object.entries(requiredShares(contractVersion));
  return Object.fromEntries(shares.map(([name, { requiredVersion }]) => [name, requiredVersion || '*']));
}
