import { type PartName, partOfFederationName } from '@marquee/shared/domain';

/** Matches a release in the stack of a browser (`/assets/…`) or a server (`…/server/…`). */
const releaseFile = /(?:\/assets)?\/(shell|mf-[a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\//g;

/**
 * Returns the releases that may have caused an error, the likeliest first. The first one is the first remote in the
 * stack, or else the remote that owns the page. The shell is added if its own code threw the error, or if there is no
 * other suspect.
 * @param owner `part@version` of the page's own remote. Null for pages of the shell
 * @param shell `shell@version`
 */
export function attributionOf(stack: string, owner: string | null, shell: string): string[] {
  const frames = [...stack.matchAll(releaseFile)].map(([, name, version]) => `${name}@${version}`);
  const remote = frames.find((release) => !release.startsWith('shell@')) ?? owner;
  const [top] = frames;
  const ownShell = top?.startsWith('shell@') ? top : null;
  const suspects = [remote, ownShell].filter((release) => release !== null);
  return suspects.length > 0 ? suspects : [shell];
}

/** Returns the part of a route module such as `mf_post/post`. Null for a page of the shell. */
export function partOfModule(routeModule: string | null): PartName | null {
  const [federationName = ''] = routeModule?.split('/') ?? [];
  return partOfFederationName(federationName);
}
