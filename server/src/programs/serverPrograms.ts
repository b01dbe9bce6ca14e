import { preparePrograms } from '@marquee/platform/programs/preparePrograms.ts';
import type { ServerPrograms } from '@marquee/releases/gate/ServerPrograms.ts';
import { serverContracts } from '../releaseSet/serverContracts.ts';
import { serverSources } from './serverSources.ts';

/**
 * The programs of this server that the gate starts to try a release, with the code on the disk.
 * @param dataFolder of the node, or of the command that evaluates
 */
export async function serverPrograms(dataFolder: string): Promise<ServerPrograms> {
  const { probe, worker } = await preparePrograms({ ...serverSources, dataFolder });
  return { probe, worker, serverContracts };
}
