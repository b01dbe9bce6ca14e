import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDefinition } from '@marquee/shared/remote';
import { repositoryRoot } from './webpackBase.ts';

/** TypeScript files of a folder that a build uses: no tests, no examples, and no modules that only these import. */
async function sourceFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(`${folder}/**/*.{ts,tsx}`, { cwd: repositoryRoot })) {
    if (!/\.(?:test|examples)\.tsx?$|\/(?:testing|examples)\//.test(entry)) files.push(entry);
  }
  return files.sort();
}

const contractFiles = async () => ['mf-shared/package.json', ...(await sourceFiles('mf-shared/src'))];

/** Hashes the sources on which the types of parts can depend. Releases of the same contract have equal hashes. */
export async function hashContract(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await contractFiles()) hash.update(file).update(await readFile(path.join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns code that checks the exposed route modules of a remote against the contract's type. */
function exposedModules({ exposes, browserOnly = [] }: RemoteDefinition): string {
  const files = Object.entries(exposes).flatMap(([key, file]) => (browserOnly.includes(key) ? [] : [file]));
  return [
    `import type { RouteModule } from '@marquee/shared';`,
    ...files.map((file, index) => `import * as module${index} from '${file}';`),
    `export const exposed: readonly RouteModule[] = [${files.map((_, index) => `module${index}`).join(', ')}];`,
    '',
  ].join('\n');
}

/**
 * Writes the sources for the contract check (releases/src/gate) into a release: the sources of a remote, or the contract's
 * sources for a shell.
 * @param remote null for the shell
 */
export async function writeSources(folder: string, remote: RemoteDefinition | null): Promise<void> {
  const target = path.join(folder, 'sources');
  await rm(target, { recursive: true, force: true });
  const files = remote ? await sourceFiles(`${remote.part}/src`) : await contractFiles();
  for (const file of files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await copyFile(path.join(repositoryRoot, file), path.join(target, file));
  }
  if (remote) await writeFile(path.join(target, remote.part, 'exposed.ts'), exposedModules(remote));
}
