import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { memoryEnvironment } from '@marquee/platform/process/memorySettings.ts';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';

/** Longest wait: workers without it compile by themselves. */
const patienceMs = 20_000;

type Code = {
  /** The workers' program. */
  program: string;
  /** Options of their Node. */
  execArgv: readonly string[];
  /** Folder of Node's compile cache. */
  folder: string;
  /** Of the code on the disk. */
  version: string;
};

/**
 * Has a process of its own load the workers' code, once for each version, so that they find it without types in the compile cache. A worker
 * that does not loads the compiler of types, and holds its 16 MB for life.
 */
export async function compileAhead({ program, execArgv, folder, version }: Code): Promise<void> {
  const mark = path.join(folder, `compiled-${version}-${process.version}`);
  const isDone = await access(mark).then(
    () => true,
    () => false,
  );
  if (isDone) return;
  const env = {
    ...releasedCodeEnvironment(process.env),
    ...memoryEnvironment,
    NODE_COMPILE_CACHE: folder,
    MARQUEE_ONLY_COMPILES: '1',
  };
  await promisify(execFile)(process.execPath, [...execArgv, program], { env, timeout: patienceMs })
    .then(() => writeFile(mark, ''))
    .catch(() => undefined);
}
