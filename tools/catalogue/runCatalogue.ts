import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { isPortFree } from '../network/ports.ts';
import { catalogueConfig } from './catalogueConfig.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';

/**
 * Serves the catalogue on this machine until Ctrl-C, and updates the open page after edits. Needs no api and no releases.
 * @throws Error if the port is in use
 */
export async function runCatalogue(port: number): Promise<void> {
  if (!(await isPortFree(port, 'localhost')))
    throw new Error(`Port ${port} (the catalogue) is in use. Set DEV_PORT to another port.`);
  const compiler = webpack(await catalogueConfig());
  if (!compiler) throw new Error('webpack created no compiler');
  const server = new DevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      client: { overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) => [{ name: 'catalogue', middleware: catalogueRoutes }, ...middlewares],
    },
    compiler,
  );
  const stop = () => void server.stop().finally(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await server.start();
  console.log(`\n● Catalogue: http://localhost:${port}\n`);
}
