import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../bundler/webpackBase.ts';

/** The runtime of each project, with names that only other runtimes have. */
const foreignNames = {
  browser: ['Buffer.from("")', 'setImmediate(() => undefined)', 'new ServiceWorkerGlobalScope()'],
  serviceWorker: ['document.body', 'Buffer.from("")'],
  node: ['window.innerWidth', 'document.body', 'history.back()'],
} as const;
const ownNames = {
  browser: 'window.innerWidth',
  serviceWorker: 'new ExtendableEvent("")',
  node: 'Buffer.from("")',
} as const;
const runtimes = Object.keys(foreignNames) as (keyof typeof foreignNames)[];

const compiler = path.join(repositoryRoot, 'node_modules/typescript/bin/tsc');

/** Runs the compiler and returns its output, even if it finds errors. */
async function compile(folder: string, ...options: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, [compiler, ...options], { cwd: folder, maxBuffer: 2 ** 26 });
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

let folder: string;
beforeAll(async () => {
  // The folder is in the repository, so that the compiler finds the packages.
  const caches = path.join(repositoryRoot, '.cache');
  await mkdir(caches, { recursive: true });
  folder = await mkdtemp(path.join(caches, 'typesByRuntime-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(runtimes)('code for the runtime %s', (runtime) => {
  test('has its own globals and no globals of other runtimes', async () => {
    const lines = [ownNames[runtime], ...foreignNames[runtime]].map((name) => `void (${name});`);
    const config = {
      extends: path.join(repositoryRoot, `tsconfig.${runtime}.json`),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['*.ts'],
    };
    const own = path.join(folder, runtime);
    await mkdir(own);
    await writeFile(path.join(own, 'tsconfig.json'), JSON.stringify(config));
    await writeFile(path.join(own, 'names.ts'), `export {};\n${lines.join('\n')}\n`);
    const complaints = (await compile(own, '--pretty', 'false')).matchAll(/^names\.ts\((\d+),/gm);
    expect([...complaints].map(([, line]) => lines[Number(line) - 2])).toEqual(lines.slice(1));
  });
});

/** Sources of a project, by path from the root of the repository. */
async function sourcesOf(project: string): Promise<Set<string>> {
  const { files } = JSON.parse(await compile(repositoryRoot, '-p', project, '--showConfig')) as { files: string[] };
  return new Set(files.map((file) => path.normalize(file)));
}

test('every source is checked, with page code for browsers and the api for Node', async () => {
  const readJson = async (file: string) => JSON.parse(await readFile(path.join(repositoryRoot, file), 'utf8'));
  const { references } = (await readJson('tsconfig.json')) as { references: { path: string }[] };
  const { workspaces } = (await readJson('package.json')) as { workspaces: string[] };
  const patterns = workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx}`);
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist|\.data)$/.test(name);
  const sources: string[] = [];
  for await (const source of glob(patterns, { cwd: repositoryRoot, exclude })) sources.push(source);
  const projects = await Promise.all(references.map(({ path: project }) => sourcesOf(project)));
  expect(sources.filter((source) => !projects.some((project) => project.has(source)))).toEqual([]);

  const inBrowsers = await sourcesOf('tsconfig.browser.json');
  const ofParts = sources.filter(
    (source) => /^mf-(?!shared)\w+\/src\//.test(source) && !/\.test\.|\/testing\//.test(source),
  );
  expect(ofParts.length).toBeGreaterThan(100);
  expect(ofParts.filter((source) => !inBrowsers.has(source))).toEqual([]);
  const onNode = await sourcesOf('tsconfig.node.json');
  expect(sources.filter((source) => source.startsWith('api/') && !onNode.has(source))).toEqual([]);
});
