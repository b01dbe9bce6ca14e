import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, glob, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { memoryEnvironment } from '@marquee/platform/process/memorySettings.ts';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';
import { type ProgramFiles, repositoryRoot, sourceFiles } from './sourceFiles.ts';

/** Longest time to write the programs, and to load one of them. */
const patienceMs = 60_000;
/** Versions that are kept: a process that runs loads a file of its version now and then. */
const mostKept = 10;
/** Everything that a program of the server can consist of. */
const sources = ['{server,releases,platform,mf-shared}/src/**/*.ts', 'package-lock.json'];

const run = promisify(execFile);

export type ProgramsToPrepare = {
  /** Of the node. */
  dataFolder: string;
  /** Sources; those of the server when absent. */
  programs?: ProgramFiles;
  /** Hears why the programs run from their sources. */
  onProblem?: (error: unknown) => void;
};

/** Folder of Node's compile cache of a node. */
export const compileCacheOf = (dataFolder: string): string => path.join(dataFolder, 'compile-cache');

/**
 * Has the programs written as one file each, once for each state of the code on the disk: a thousand modules take half of a worker's start,
 * and 11 MB of its memory for life. Where that is impossible, they are the sources.
 */
export async function preparePrograms({
  dataFolder,
  programs = sourceFiles,
  onProblem = () => undefined,
}: ProgramsToPrepare): Promise<ProgramFiles> {
  const kept = path.join(dataFolder, 'programs');
  try {
    const folder = path.join(kept, await stateOf(programs));
    if (!(await isThere(folder))) {
      await write(programs, folder, dataFolder);
      await forgetOldest(kept);
    }
    return filesIn(folder);
  } catch (error) {
    onProblem(error);
    return programs;
  }
}

/**
 * Has a process load a program and do nothing, once, so that others find it compiled.
 * @param execArgv options of their Node
 */
export async function compileAhead(program: string, dataFolder: string, execArgv: readonly string[]): Promise<void> {
  const cache = compileCacheOf(dataFolder);
  const mark = path.join(
    cache,
    `compiled-${createHash('sha256').update(program).digest('hex').slice(0, 16)}-${process.version}`,
  );
  if (await isThere(mark)) return;
  await runApart([...execArgv, program], dataFolder, { MARQUEE_ONLY_COMPILES: '1' })
    .then(() => writeFile(mark, ''))
    // Those others compile by themselves.
    .catch(() => undefined);
}

async function write(programs: ProgramFiles, folder: string, dataFolder: string): Promise<void> {
  const draft = `${folder}.${process.pid}.${crypto.randomUUID()}`;
  try {
    await mkdir(draft, { recursive: true });
    const settings = JSON.stringify({ programs, folder: draft });
    await runApart([path.join(import.meta.dirname, 'bundlePrograms.ts'), settings], dataFolder);
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another process was quicker.
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Runs a script of Node without this process's secrets. */
async function runApart(
  script: readonly string[],
  dataFolder: string,
  more: Record<string, string> = {},
): Promise<void> {
  const env = {
    ...releasedCodeEnvironment(process.env),
    ...memoryEnvironment,
    NODE_COMPILE_CACHE: compileCacheOf(dataFolder),
    ...more,
  };
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], { env, timeout: patienceMs });
}

/** Name of the code on the disk: its files, with their sizes and times. */
async function stateOf(programs: ProgramFiles): Promise<string> {
  const files = Object.values(programs);
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

const filesIn = (folder: string): ProgramFiles => ({
  primary: path.join(folder, 'primary.mjs'),
  worker: path.join(folder, 'worker.mjs'),
  probe: path.join(folder, 'probe.mjs'),
});
