import { type PartName, partOfFederationName } from '@marquee/shared/domain';

/** A file of a release, as addresses of browsers (`/assets/…`) and paths of servers (`…/server/…`) name it. */
const releaseFile = /(?:\/assets)?\/(shell|mf-[a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\//g;

/**
 * The releases that an error is attributed to, the likeliest first: the first remote in its stack, else the remote that owns the page; then
 * the shell, when the error was thrown in the shell's own code, or there is no other suspect.
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

/** The part of a route module, which federation writes as `mf_post/post`. Null for a page of the shell. */
export function partOfModule(routeModule: string | null): PartName | null {
  const [federationName = ''] = routeModule?.split('/') ?? [];
  return partOfFederationName(federationName);
}
