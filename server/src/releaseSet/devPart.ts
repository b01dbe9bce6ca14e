import { partNameSchema } from '@marquee/releases/partNames.ts';
import { type HostKey, partNamed } from '@marquee/shared/domain';
import type { PageRelease } from '@marquee/shell/serverContract';
import type { LoadedReleaseSet } from './loadReleaseSet.ts';

/** A release set of which one part's browser files come from a dev server, so that its pages reload hot. */
export function withDevPart(loaded: LoadedReleaseSet, devPart: string): LoadedReleaseSet {
  const [name = '', origin = ''] = devPart.split('=');
  const part = partNameSchema.parse(name);
  const { federationName } = partNamed(part);
  if (part === 'shell') {
    return { ...loaded, devOrigin: origin, mainScript: `${origin}/main.js` };
  }
  const known = new Map<PageRelease, PageRelease>();
  // Returns the same object for the same release, because pages serialize each release object once.
  const releaseOf = (routeModule: string | null, host: HostKey) => {
    const own = loaded.releaseOf(routeModule, host);
    const { remotes, ...release } = own;
    const live = known.get(own) ?? {
      ...release,
      remotes: remotes.map((remote) =>
        remote.name === federationName ? { ...remote, entry: `${origin}/remoteEntry.js`, integrity: null } : remote,
      ),
    };
    known.set(own, live);
    return live;
  };
  return {
    ...loaded,
    devOrigin: origin,
    releaseOf,
    scriptsOf: (routeModule) => (routeModule?.startsWith(`${federationName}/`) ? [] : loaded.scriptsOf(routeModule)),
  };
}
