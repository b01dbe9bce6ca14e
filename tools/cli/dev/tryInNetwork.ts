import { hostname, userInfo } from 'node:os';
import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import type { RemoteShell } from '@marquee/server/commands/callApi.ts';
import { RemoteError } from '@marquee/server/commands/RemoteError.ts';
import type { PartName } from '@marquee/shared/domain';
import { buildRelease } from '../../bundler/buildRelease.ts';
import { bundledFolders } from '../../bundler/bundledFolders.ts';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { OverrideClient } from './OverrideClient.ts';
import { watchSources } from './watchSources.ts';

/** Maximum characters of a developer's name. */
const maxNameLength = 60;

/**
 * Overrides a part of a running network with a build of this checkout, for each browser that opens the printed address.
 * The part is built as a release, like the other parts of the network. Sends each change until Ctrl-C.
 */
export async function tryInNetwork(part: PartName, shell: RemoteShell): Promise<void> {
  const client = new OverrideClient(shell);
  const developer = `${userInfo().username}@${hostname()}`.slice(0, maxNameLength);
  const startedAt = Date.now();
  const print = (mark: string, sentence: string) =>
    console.log(`${mark} ${sentence} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  let id: string | null = null;
  let sent = '';

  async function send(): Promise<void> {
    try {
      const { folder, manifest } = await buildRelease(part);
      if (manifest.version === sent) return;
      print('●', `Built ${part}@${manifest.version}`);
      ({ id } = await client.start(folder, manifest, developer));
      const address = await client.untilServing(id);
      sent = manifest.version;
      print(
        '●',
        `${part}@${manifest.version} serves. Open pages reload. The address opens it in other browsers within ten minutes`,
      );
      console.log(`\n  ${address}\n\n  On another site of the network: the same address with that site's host.\n`);
    } catch (error) {
      console.error(
        `✖ ${error instanceof ReleaseError || error instanceof RemoteError ? error.message : error instanceof Error ? error.stack : error}`,
      );
      // The next change may fix the build.
    }
  }

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    if (id !== null) await client.end(id).catch((error: unknown) => console.error(`✖ ${String(error)}`));
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  await client.check();
  await send();
  print('●', `Watching ${part}/src. Ctrl-C ends the override in every browser`);
  watchSources(
    repositoryRoot,
    [part, 'mf-shared', ...bundledFolders(part)].map((folder) => `${folder}/src`),
    send,
  );
}
