import cluster from 'node:cluster';
import { workerMemoryFlags } from '@marquee/platform/process/memorySettings.ts';
import { compileAhead, compileCacheOf, preparePrograms } from '@marquee/platform/programs/preparePrograms.ts';
import { serverSources } from '../programs/serverSources.ts';

/** Of two values of a flag, the last one counts. */
const execArgv = [...process.execArgv, ...workerMemoryFlags];

/**
 * Has the next workers run the code on the disk.
 * @param dataFolder of the node
 * @returns has the next ones run the code before again, for when this one does not serve
 */
export async function prepareWorkers(
  dataFolder: string,
  log: { warn(facts: object, sentence: string): void },
  sources: { programs: { worker: string }; workspaces: readonly string[] } = serverSources,
): Promise<() => void> {
  const { exec } = cluster.settings;
  const { worker } = await preparePrograms({
    ...sources,
    dataFolder,
    onProblem: (error) => log.warn({ err: error }, 'workers run from their sources, which takes more memory'),
  });
  cluster.setupPrimary({ exec: worker, execArgv });
  await compileAhead(worker, compileCacheOf(dataFolder), execArgv);
  return () => cluster.setupPrimary({ exec });
}
