/**
 * Runs one of our scripts: installs the packages when the lock file is newer than the installation, then hands over to
 * the pinned Node in node_modules. Plain JavaScript without imports of ours, as any Node ≥ 20 starts it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [script, ...scriptArguments] = process.argv.slice(2);
const marker = path.join(root, 'node_modules', '.installed-lock');

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Marquee needs Node 20 or newer to start; this is ${process.versions.node}.`);

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) {
  // Not `npm ci`: it refuses a lock file made where other platforms' optional packages could not be seen.
  console.log('● Installing packages, a minute or two the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail('npm install failed: see its message above.');
  writeFileSync(marker, lockHash());
}

const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
if (!existsSync(node)) fail('The pinned Node is missing in node_modules: delete node_modules and start again.');

// The pinned Node leads the path, so that whatever the script starts by name is the same version.
const environment = {
  // Sources without their types are kept: a process that finds them starts sooner, and does not load the compiler, of 12 MB.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...scriptArguments], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
// A Ctrl-C reaches the child by itself: this process only waits for it to end in its own way.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function fail(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}
