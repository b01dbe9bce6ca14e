import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../bundler/webpackBase.ts';

/**
 * `npm run test:quick` runs types, lint, and the unit tests of all changes against main, committed or not. On main, it
 * runs the unit tests of uncommitted changes. It stops at the first failed step.
 */

function run(command: string, commandArguments: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(command, commandArguments, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The commit at which this branch left main. Null without git or without main. */
function branchPoint(): string | null {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return null;
}

const bin = (name: string) => path.join(repositoryRoot, 'node_modules/.bin', name);

run(bin('tsc'), ['-b']);
run(bin('biome'), ['check', '.']);
const commit = branchPoint();
if (commit === null) {
  console.error('✖ There is no branch main to compare with. Run npm run unit -- <path> for the tests of a path.');
  process.exit(1);
}
run(
  process.execPath,
  ['node_modules/jest/bin/jest.js', `--changedSince=${commit}`, '--passWithNoTests', ...process.argv.slice(2)],
  { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
);
