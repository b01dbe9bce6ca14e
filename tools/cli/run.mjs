/**
 * Runs one of our scripts: installs the packages when the installation differs from the lock file, then hands over to
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

const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lockHash = createHash('sha256').update(lockText).digest('hex');
const { packages: locked } = JSON.parse(lockText);
/** Packages as npm has installed them last; null before the first time. */
const installed = readInstalled();
/** `npm ci --omit=dev`, or npm with NODE_ENV=production, leaves out the packages for development. */
const isComplete = Object.keys(installed ?? {}).some((place) => locked[place]?.dev);

if (!isKnownToBeCurrent() && !isCurrent()) {
  console.log('● Installing packages, a minute or two the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // An update keeps the kind of the installation: NODE_ENV would have npm remove what an earlier command has installed.
  const kind = installed ? [isComplete ? '--include=dev' : '--omit=dev'] : [];
  // Not `npm ci`: it refuses a lock file made where other platforms' optional packages could not be seen.
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

/** npm writes this file at the end of each installation. */
function readInstalled() {
  const file = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

function isKnownToBeCurrent() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockHash;
}

/** Whether each package of the lock file is installed in its version, but those for other platforms or for development. */
function isCurrent() {
  if (!installed) return false;
  return Object.entries(locked).every(([place, { version, link, dev, optional, devOptional }]) => {
    if (!place.includes('node_modules/') || link || optional || devOptional || (dev && !isComplete)) return true;
    return installed[place]?.version === version;
  });
}

/** Spares the next start the comparison. An installation that only another user may write does without. */
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
