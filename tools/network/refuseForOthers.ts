import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { nodeName, openNodeStatuses } from '@marquee/server/nodes/openNodeStatuses.ts';
import { StartError } from './StartError.ts';

/** @throws StartError if other nodes would get this checkout, which no gate has evaluated */
export async function refuseForOthers(
  set: ReleaseSet,
  live: ReleaseSet | null,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const config = readServerConfig(environment);
  if (!live || !config.databaseUrl || releaseSetName(live) === releaseSetName(set)) return;
  const statuses = openNodeStatuses(config, () => undefined);
  try {
    const others = (await statuses.read(Date.now())).filter(({ node }) => node !== nodeName(config.port));
    if (others.length > 0)
      throw new StartError(
        `${others.map(({ node }) => node).join(', ')} ${others.length === 1 ? 'serves' : 'serve'} the releases of this DATABASE_URL, and would get this checkout without its evaluation. Use npm run release, or start api and server yourself (docs/operations.md).`,
      );
  } finally {
    await statuses.close();
  }
}
