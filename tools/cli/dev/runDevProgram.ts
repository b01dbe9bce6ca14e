import path from 'node:path';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { Network } from '../../network/Network.ts';
import { prepareReleases } from '../../network/prepareReleases.ts';
import { StartError } from '../../network/StartError.ts';
import { startedSites } from '../../network/startedSites.ts';
import type { DevProgram } from './readDevCommand.ts';
import { syntaxFault } from './syntaxFault.ts';
import { watchSources } from './watchSources.ts';

/** After this time a program has probably failed to load, for example because of a missing import. */
const hintMs = 15_000;

/** Folders whose changes restart a program. */
const sourcesOf: Record<DevProgram, readonly string[]> = {
  api: ['api/src', 'platform/src', 'mf-shared/src/domain'],
  server: ['server/src', 'releases/src', 'platform/src', 'mf-shared/src/domain'],
};

/**
 * Runs the network of `npm start` on the same data, and restarts one program when its sources change. Does not restart it for sources that
 * Node cannot load. Reports a program that does not start, and starts it again after the next change.
 */
export async function runDevProgram(program: DevProgram): Promise<void> {
  const dataFolder = path.join(repositoryRoot, '.data');
  const network = new Network({
    port: Number(process.env.PORT ?? 3000),
    apiPort: Number(process.env.API_PORT ?? 3101),
    dataFolder,
    sites: startedSites(process.env),
    workers: 1,
  });
  async function stop(code: number): Promise<never> {
    await network.stop();
    process.exit(code);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const reasonOf = (error: unknown) =>
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  try {
    await network.checkPorts();
    const api = network.startApi();
    api.catch(() => undefined);
    await prepareReleases(dataFolder, (sentence) => console.log(`● ${sentence}`));
    await api;
    await network.startShell();
  } catch (error) {
    console.error(`✖ ${reasonOf(error)}`);
    return stop(1);
  }
  console.log(`\n● The network is up at ${network.hosts.originOf('marquee')}. Edit ${program}/src.\n`);
  let changed = new Set<string>();
  watchSources(repositoryRoot, sourcesOf[program], async (files) => {
    changed = new Set([...changed, ...files]);
    const fault = await syntaxFault(repositoryRoot, [...changed]);
    if (fault) return console.error(`✖ ${fault}\n  The ${program} still runs the previous sources. Fix the file.`);
    changed.clear();
    const since = Date.now();
    const hint = setTimeout(
      () =>
        console.log(
          `… The ${program} is not up yet. Look for the reason in the logs in ${path.join(dataFolder, 'logs')}.`,
        ),
      hintMs,
    );
    try {
      await (program === 'api' ? network.restartApi() : network.restartShell());
      console.log(`● Restarted the ${program} (${Date.now() - since} ms)`);
    } catch (error) {
      console.error(`✖ ${reasonOf(error)}`);
    } finally {
      clearTimeout(hint);
    }
  });
}
