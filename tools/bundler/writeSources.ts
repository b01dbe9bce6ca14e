import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDefinition } from '@marquee/shared/remote';
import { repositoryRoot } from './webpackBase.ts';

/** TypeScript below a folder of the repository that a build uses: no tests, no examples, no modules only for these. */
async function sourceFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(`${folder}/**/*.{ts,tsx}`, { cwd: repositoryRoot })) {
    if (!/\.(?:test|examples)\.tsx?$|\/(?:testing|examples)\//.test(entry)) files.push(entry);
  }
  return files.sort();
}

const contractFiles = async () => ['mf-shared/package.json', ...(await sourceFiles('mf-shared/src'))];

/** A hash of all that the parts' types can depend on: equal for releases that were built against the same contract. */
export async function hashContract(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await contractFiles()) hash.update(file).update(await readFile(path.join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Holds the route modules that a remote exposes to the contract's type. */
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
 * Writes into a release the sources for the contract check (releases/src/gate): a remote's own, or those of the
 * contract that a shell brings.
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
