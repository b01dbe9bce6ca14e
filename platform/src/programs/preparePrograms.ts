import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, glob, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { memoryEnvironment } from '../process/memorySettings.ts';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
/** Longest time to write the programs, and to load one of them. */
const patienceMs = 60_000;
/** Versions that are kept, of two sets of programs: a process that runs loads a file of its version now and then. */
const mostKept = 20;
/** Settings of Node and the system that the writing needs; no secrets. */
const environmentNames = ['HOME', 'LANG', 'NODE_ENV', 'NODE_OPTIONS', 'PATH', 'TMPDIR', 'TZ', 'USER'];

const run = promisify(execFile);

export type ProgramsToPrepare<Name extends string> = {
  /** Of the node. */
  dataFolder: string;
  /** Absolute files of sources, by name. */
  programs: Readonly<Record<Name, string>>;
  /** Folders of the workspaces that the programs can consist of. */
  workspaces: readonly string[];
  /** Hears why the programs run from their sources. */
  onProblem?: (error: unknown) => void;
};

/** Folder in which a node keeps code as Node has compiled it. */
export const compileCacheOf = (dataFolder: string): string => path.join(dataFolder, 'compile-cache');

/**
 * Has the programs written as one file each, once for each state of the code on the disk: a thousand modules take half of a worker's start,
 * and 11 MB of its memory for life. Where that is impossible, they are the sources.
 */
export async function preparePrograms<Name extends string>({
  dataFolder,
  programs,
  workspaces,
  onProblem = () => undefined,
}: ProgramsToPrepare<Name>): Promise<Readonly<Record<Name, string>>> {
  const kept = path.join(dataFolder, 'programs');
  try {
    const folder = path.join(kept, await stateOf(programs, workspaces));
    if (!(await isThere(folder))) {
      await write(programs, folder, dataFolder);
      await forgetOldest(kept);
    }
    const written = Object.keys(programs).map((name) => [name, path.join(folder, `${name}.mjs`)]);
    return Object.fromEntries(written) as Record<Name, string>;
  } catch (error) {
    onProblem(error);
    return programs;
  }
}

/**
 * Has a process load a program and do nothing (`MARQUEE_ONLY_COMPILES`), once, so that others find it compiled.
 * @param cache folder of Node's compile cache
 * @param execArgv options of their Node
 */
export async function compileAhead(program: string, cache: string, execArgv: readonly string[]): Promise<void> {
  const name = createHash('sha256').update(program).digest('hex').slice(0, 16);
  const mark = path.join(cache, `compiled-${name}-${process.version}`);
  if (await isThere(mark)) return;
  await runApart([...execArgv, program], cache, { MARQUEE_ONLY_COMPILES: '1' })
    .then(() => writeFile(mark, ''))
    // Those others compile by themselves.
    .catch(() => undefined);
}

async function write(programs: Readonly<Record<string, string>>, folder: string, dataFolder: string): Promise<void> {
  const draft = `${folder}.${process.pid}.${crypto.randomUUID()}`;
  try {
    await mkdir(draft, { recursive: true });
    const settings = JSON.stringify({ programs, folder: draft, root: repositoryRoot });
    await runApart([path.join(import.meta.dirname, 'bundlePrograms.ts'), settings], compileCacheOf(dataFolder));
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another process was quicker.
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Runs a script of Node without this process's secrets. */
async function runApart(script: readonly string[], cache: string, more: Record<string, string> = {}): Promise<void> {
  const own = environmentNames.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  const env = { ...Object.fromEntries(own), ...memoryEnvironment, NODE_COMPILE_CACHE: cache, ...more };
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], { env, timeout: patienceMs });
}

/** Name of the code on the disk: its files, with their sizes and times. */
async function stateOf(programs: Readonly<Record<string, string>>, workspaces: readonly string[]): Promise<string> {
  const files = Object.values(programs);
  const sources = ['package-lock.json', ...workspaces.map((workspace) => `${workspace}/src/**/*.ts`)];
  for await (const file of glob(sources, { cwd: repositoryRoot })) files.push(path.join(repositoryRoot, file));
  const lines = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  const hash = createHash('sha256').update((await Promise.all(lines)).sort().join('\n'));
  return hash.update(process.version).digest('hex').slice(0, 16);
}

async function forgetOldest(kept: string): Promise<void> {
  const folders = (await readdir(kept)).filter((name) => !name.includes('.'));
  const aged = folders.map(async (name) => ({ name, at: (await stat(path.join(kept, name))).mtimeMs }));
  const oldest = (await Promise.all(aged)).sort((one, other) => other.at - one.at).slice(mostKept);
  await Promise.all(oldest.map(({ name }) => rm(path.join(kept, name), { recursive: true, force: true })));
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
