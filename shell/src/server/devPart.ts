import { type ReleaseName, releaseNameSchema } from '../releases/manifest.ts';
import type { LoadedReleaseSet } from './loadReleaseSet.ts';

/** A release set of which one part's browser files come from a dev server, so that its pages reload hot. */
export function withDevPart(loaded: LoadedReleaseSet, devPart: string): LoadedReleaseSet {
  const [part = '', origin = ''] = devPart.split('=');
  const name: ReleaseName = releaseNameSchema.parse(part);
  const federationName = name.replace('-', '_');
  if (name === 'shell') {
    return { ...loaded, devOrigin: origin, mainScript: `${origin}/main.js` };
  }
  const remotes = loaded.release.remotes.map((remote) =>
    remote.name === federationName ? { ...remote, entry: `${origin}/remoteEntry.js` } : remote,
  );
  return {
    ...loaded,
    devOrigin: origin,
    release: { ...loaded.release, remotes },
    scriptsOf: (routeModule) => (routeModule?.startsWith(`${federationName}/`) ? [] : loaded.scriptsOf(routeModule)),
  };
}
