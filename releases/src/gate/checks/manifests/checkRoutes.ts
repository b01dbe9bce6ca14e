import { machineWords } from '@marquee/shared/domain';
import type { Manifest } from '../../../manifest.ts';
import { type CheckContext, inOrder, type Manifests, nameOf, releaseOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';
import { type RouteShape, routeShapes } from './routeShapes.ts';

/** The site of a published post with a key. Null if no site has one. */
export type FindPost = (key: string) => Promise<string | null>;

/**
 * Checks that the routes of a set do not conflict. No two may have the same form or name, and each must be reachable. A new path must not
 * hide a post.
 * @param live manifests of the live set, without a new part. Null if there is no live set
 */
export async function checkRoutes(
  context: Pick<CheckContext, 'part' | 'manifests'>,
  live: Manifests | null,
  findPost: FindPost,
): Promise<CheckResult> {
  const { part, manifests } = context;
  const release = releaseOf(context);
  const before = live?.[part];
  const shapes = routeShapes(inOrder(manifests));
  const own = shapes.filter(({ owner }) => owner === release);
  const known = new Set(routeShapes(before ? [before] : []).map(({ shape }) => shape));
  const problems = [
    ...own.flatMap((route) => conflictsOf(route, shapes)),
    ...own
      .filter(isUnreachable(part))
      .map(({ path }) => `${nameOf(release)} declares ${path}, which never reaches it.`),
  ];
  for (const { host, path, shape } of own) {
    const [, word = ''] = /^\/([a-z][a-z0-9-]*)$/.exec(path) ?? [];
    if (host !== 'site' || word === '' || known.has(shape) || !before?.routes) continue;
    const site = await findPost(word);
    if (site) problems.push(`${nameOf(release)} declares ${path}, which is the address of a post on ${site}.`);
  }
  return {
    problems: [...new Set(problems)],
    detail: `${own.length} addresses of its own, beside ${shapes.length - own.length} others.`,
  };
}

/**
 * Checks that each address of the part's live version is still served. A team that removes a page on purpose accepts this check.
 * @param live manifests of the live set, without a new part. Null if there is no live set
 */
export function checkAddresses(
  { part, manifests }: Pick<CheckContext, 'part' | 'manifests'>,
  live: Manifests | null,
): CheckResult {
  const former = live?.[part];
  const before = routeShapes(former ? [former] : []);
  if (before.length === 0) return { problems: [], detail: 'The live version declares no addresses.' };
  const served = new Set(routeShapes(inOrder(manifests)).map(({ shape }) => shape));
  const lost = before.filter(({ shape }) => !served.has(shape));
  const problems = lost.map(
    ({ path, owner }) => `Nothing serves ${path} any more, which ${nameOf(owner)} serves to readers.`,
  );
  return { problems: [...new Set(problems)], detail: `All ${before.length} addresses of the live version are served.` };
}

function conflictsOf(route: RouteShape, all: readonly RouteShape[]): string[] {
  const others = all.filter(({ owner, number }) => owner !== route.owner || number !== route.number);
  const same = others.find(({ shape }) => shape === route.shape);
  if (same) return [`${describe(route)} has the form of ${describe(same)}.`];
  const namesake = others.find(({ id, host }) => id === route.id && host === route.host);
  return namesake ? [`${describe(route)} has the name of ${describe(namesake)}: ${route.id}.`] : [];
}

const describe = ({ path, owner }: RouteShape) => `${path} of ${nameOf(owner)}`;

/** Path segments that the server reserves, and `*`, which is the shell's page for unknown paths. */
function isUnreachable(part: Manifest['name']) {
  return ({ path }: RouteShape) =>
    part !== 'shell' && (path === '/*' || machineWords.includes(path.split('/')[1] ?? ''));
}
