import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** A checkout with a small lock file. Its `npm` and its pinned Node only print their arguments. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-run-'));
  await mkdir(path.join(root, 'tools/cli'), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'run.mjs'), path.join(root, 'tools/cli/run.mjs'));
  await write('package-lock.json', lock('1.0.0'));
  await program('node_modules/node/bin/node', 'echo "node $2"');
  await program('bin/npm', `echo "$*" >> ${path.join(root, 'npm.log')}`);
});
afterEach(() => rm(root, { recursive: true }));

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/@marquee/api': { link: true },
      'node_modules/fastify': { version },
      'node_modules/jest': { version, dev: true },
      'node_modules/only-for-others': { version, optional: true },
    },
  });
const installed = (...names: string[]) =>
  JSON.stringify({ packages: Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])) });

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function program(file: string, command: string): Promise<void> {
  await write(file, `#!/bin/sh\n${command}\n`);
  await chmod(path.join(root, file), 0o755);
}

/** Runs one of our scripts with NODE_ENV=production. */
async function run(script: string): Promise<{ output: string; npm: string }> {
  const env = { ...process.env, NODE_ENV: 'production', PATH: `${path.join(root, 'bin')}:${process.env.PATH}` };
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [path.join(root, 'tools/cli/run.mjs'), script], { env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  );
  return { output, npm: await readFile(path.join(root, 'npm.log'), 'utf8').catch(() => '') };
}

describe('a script of ours, with NODE_ENV=production', () => {
  it('starts on an installation without the packages for development, and installs nothing', async () => {
    await write('node_modules/.package-lock.json', installed('fastify'));
    expect(await run('tools/cli/start.ts')).toEqual({ output: 'node tools/cli/start.ts\n', npm: '' });
  });

  it('keeps the packages for development when it updates an installation', async () => {
    await write('node_modules/.package-lock.json', installed('fastify', 'jest'));
    await write('package-lock.json', lock('2.0.0'));
    expect((await run('tools/cli/start.ts')).npm).toMatch(/^install --include=dev /);
  });

  it('adds no packages for development to an installation without them', async () => {
    await write('node_modules/.package-lock.json', installed('fastify'));
    await write('package-lock.json', lock('2.0.0'));
    expect((await run('tools/cli/start.ts')).npm).toMatch(/^install --omit=dev /);
  });

  it('says how to install missing packages for development', async () => {
    await write('node_modules/.package-lock.json', installed('fastify'));
    const { output } = await run('node_modules/jest/bin/jest.js');
    expect(output).toContain('npm ci --include=dev');
    expect(output).not.toContain('node node_modules');
  });

  it('says how to install the pinned Node if its install script has not run', async () => {
    await write('node_modules/.package-lock.json', installed('fastify'));
    await rm(path.join(root, 'node_modules/node'), { recursive: true });
    expect((await run('tools/cli/start.ts')).output).toContain('npm rebuild node');
  });
});
