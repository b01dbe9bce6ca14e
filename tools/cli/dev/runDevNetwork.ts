import path from 'node:path';
import { creatorHost, type PartName, partNamed } from '@marquee/shared/domain';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import DevServer from 'webpack-dev-server';
import { readContractVersion, readRemote } from '../../bundler/buildRelease.ts';
import { remoteConfig } from '../../bundler/remoteConfig.ts';
import { shellConfig } from '../../bundler/shellConfig.ts';
import { type BuildTarget, repositoryRoot } from '../../bundler/webpackBase.ts';
import { Network } from '../../network/Network.ts';
import { isPortFree } from '../../network/ports.ts';
import { prepareReleases } from '../../network/prepareReleases.ts';
import { StartError } from '../../network/StartError.ts';
import { startedSites } from '../../network/startedSites.ts';
import { startNetwork } from '../../network/startNetwork.ts';

const devPort = Number(process.env.DEV_PORT ?? 3150);
const origin = `http://localhost:${devPort}`;

async function hotConfig(part: PartName): Promise<Configuration> {
  const remote = await readRemote(part);
  const target: BuildTarget = {
    packageRoot: path.join(repositoryRoot, part),
    outputPath: path.join(repositoryRoot, part, 'dist/hot'),
    side: 'browser',
    mode: 'development',
    namespace: part,
    hot: true,
  };
  const config = remote ? remoteConfig(remote, target, await readContractVersion()) : shellConfig(target);
  // Scripts of the bundler contain no components, and the plugin would parse them as CommonJS.
  const refresh = new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /tools[\\/]bundler/] });
  return { ...config, plugins: [...(config.plugins ?? []), refresh] };
}

async function startDevServer(part: PartName, releasesFolder: string): Promise<DevServer> {
  const compiler = webpack(await hotConfig(part));
  if (!compiler) throw new Error('webpack created no compiler');
  let isFirst = true;
  compiler.hooks.done.tap('server-half', (stats) => {
    if (isFirst || stats.hasErrors()) {
      isFirst = false;
      return;
    }
    const since = Date.now();
    prepareReleases(releasesFolder, () => undefined, 'development').then(
      () => console.log(`● Released the server files of ${part} (${Date.now() - since} ms)`),
      (error: unknown) => console.error(`✖ ${error instanceof Error ? error.message : String(error)}`),
    );
  });
  const server = new DevServer(
    {
      port: devPort,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${devPort}/ws`, overlay: false },
    },
    compiler,
  );
  await server.start();
  return server;
}

/**
 * Runs the network with one part in development. A dev server serves the part's browser files and replaces modules in the running page.
 * Every change also rebuilds the part's server files, and rotates the workers. The other parts are releases in React's development mode,
 * which all parts must share.
 */
export async function runDevNetwork(part: PartName): Promise<void> {
  const dataFolder = path.join(repositoryRoot, '.data');
  const releasesFolder = path.join(dataFolder, 'dev');
  const ports = { port: Number(process.env.PORT ?? 3000), apiPort: Number(process.env.API_PORT ?? 3101) };
  const sites = startedSites(process.env);
  const apiNetwork = new Network({ ...ports, dataFolder, sites });
  const environment = { DEV_PART: `${part}=${origin}` };
  const network = new Network({ ...ports, dataFolder: releasesFolder, workers: 1, environment, sites });

  let devServer: DevServer | null = null;
  async function stop(code: number): Promise<never> {
    await devServer?.stop();
    await network.stop();
    await apiNetwork.stop();
    process.exit(code);
  }
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  try {
    if (!(await isPortFree(devPort, 'localhost'))) {
      throw new StartError(`Port ${devPort} (the dev server) is in use. Set DEV_PORT to another port.`);
    }
    await startNetwork(network, {
      apiNetwork,
      mode: 'development',
      onProgress: (sentence) => console.log(`● ${sentence}`),
      beforeServer: async () => {
        devServer = await startDevServer(part, releasesFolder);
      },
    });
    console.log(
      `\n● ${part} is live at ${network.hosts.originOf(partNamed(part).hosts === 'creator' ? creatorHost : 'marquee')}. Edit ${part}/src.\n`,
    );
  } catch (error) {
    console.error(
      `✖ ${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}`,
    );
    await stop(1);
  }
}
