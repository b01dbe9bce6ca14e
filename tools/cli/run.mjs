/**
 * Runs one of our scripts. Installs the packages if the installation differs from the lock file, and then starts the
 * pinned Node in node_modules. This file is plain JavaScript without local imports, so that any Node ≥ 20 can run it.
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

const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lockHash = createHash('sha256').update(lockText).digest('hex');
const { packages: locked } = JSON.parse(lockText);
/** Packages that npm has installed. Null before the first installation. */
const installed = readInstalled();
/** False after `npm ci --omit=dev`, or npm with NODE_ENV=production, which leave out the packages for development. */
const isComplete = Object.keys(installed ?? {}).some((place) => locked[place]?.dev);

if (!isKnownToBeCurrent() && !isCurrent()) {
  console.log('● Installing packages, a minute or two the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // An update keeps the kind of the installation. With NODE_ENV alone, npm could remove packages of an earlier command.
  const kind = installed ? [isComplete ? '--include=dev' : '--omit=dev'] : [];
  // Not `npm ci`, because it rejects a lock file that lacks optional packages of other platforms.
  const { status } = spawnSync(npm, ['install', ...kind, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail('npm install failed: see its message above.');
}
noteCurrent();

const needsDevelopment =
  /^(?:tools\/cli\/(?:test|testProduction|testQuick|bench)\.ts|tools\/cli\/checks\/|node_modules\/(?:jest|typescript|@biomejs|@playwright)\/)/;
if (needsDevelopment.test(script) && !Object.keys(readInstalled() ?? {}).some((place) => locked[place]?.dev))
  fail(
    'This command needs the packages for development, which this installation leaves out. Run “npm ci --include=dev” first.',
  );

const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
if (!existsSync(node))
  fail(
    'The pinned Node is missing in node_modules. Run “npm rebuild node”, which runs the install script of its package.',
  );

// The pinned Node is first in PATH, so that programs of the script start the same version by name.
const environment = {
  // Caches the sources without types. A process with a cache starts faster, and does not load the compiler, which takes 12 MB.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...scriptArguments], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
// The terminal also sends Ctrl-C to the child, so this process only waits for the child's exit.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** npm writes this file at the end of each installation. */
function readInstalled() {
  const file = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

function isKnownToBeCurrent() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockHash;
}

/** True if all packages of the lock file are installed in their versions, except packages for other platforms or development. */
function isCurrent() {
  if (!installed) return false;
  return Object.entries(locked).every(([place, { version, link, dev, optional, devOptional }]) => {
    if (!place.includes('node_modules/') || link || optional || devOptional || (dev && !isComplete)) return true;
    return installed[place]?.version === version;
  });
}

/** Records that the installation is current, so that the next start skips the comparison. Ignores a read-only installation. */
function noteCurrent() {
  if (isKnownToBeCurrent()) return;
  try {
    writeFileSync(marker, lockHash);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  }
}

function fail(sentence) {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}
