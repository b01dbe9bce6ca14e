import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  compileAhead,
  compileCacheOf,
  type ProgramsToPrepare,
  preparePrograms,
  repositoryRoot,
} from './preparePrograms.ts';

/** The data folder of a program whose settings have not been read, for which it needs a library. */
export const dataFolderOf = (environment: NodeJS.ProcessEnv): string =>
  path.resolve(environment.DATA_DIR || path.join(repositoryRoot, '.data'));

/**
 * Runs one of several programs in this process, with the code on the disk: as one file where that can be written, and as Node has compiled it
 * before.
 */
export async function runProgram<Name extends string>(
  name: Name,
  settings: Omit<ProgramsToPrepare<Name>, 'onProblem'>,
): Promise<void> {
  const { [name]: program } = await preparePrograms({
    ...settings,
    onProblem: (error) => console.error(`The ${name} runs from its sources, which takes more memory:`, error),
  });
  const cache = process.env.NODE_COMPILE_CACHE || compileCacheOf(settings.dataFolder);
  await compileAhead(program, cache, process.execArgv);
  enableCompileCache(cache);
  await import(pathToFileURL(program).href);
}
