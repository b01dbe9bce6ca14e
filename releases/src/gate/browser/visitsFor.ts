import { creatorHost, type HostKey, hostKindOf, type PartName } from '@marquee/shared/domain';
import type { Manifests } from '../CheckContext.ts';
import type { ProbeReport } from '../report/ProbeReport.ts';
import { type Look, otherLook, type Visit } from './visitPage.ts';

/** Kinds of page that are opened, in this order. If a part renders none of these kinds, its own kinds are opened. */
const principalKinds = ['category', 'post', 'home'];
/** Kinds of page that are also opened on a second site. */
const kindsOfTwoSites = ['post', 'home'];
/** Most of these own kinds. */
const maxOwnKinds = 3;

/** A page is left in the other look, in which the next one of its tab is opened. */
const lookAt = (place: number): Look => (place % 2 === 0 ? 'desk' : 'phone');

/**
 * Home and a post of two sites, on a desk and on a phone, a category, and pages of the creator host: as far as the server renders them,
 * and as far as a browser on them loads the part.
 */
export function visitsFor(part: PartName, manifests: Manifests, { pages, isEmptyNetwork }: ProbeReport): Visit[] {
  const own = part === 'shell' ? undefined : manifests[part]?.probes;
  const probes = own ?? Object.values(manifests).flatMap((manifest) => manifest.probes ?? []);
  // Every page loads the shell. Remotes from before `probes` existed may be loaded by any page.
  const loads = (kind: string) => !own || own.some((probe) => probe.kind === kind);
  const ownKinds = principalKinds.some(loads) ? [] : probes.slice(0, maxOwnKinds).map(({ kind }) => kind);
  const good = pages.filter(({ status, expected, site }) => status === expected && hostKindOf(site) === 'site');
  const knownBy = isEmptyNetwork ? 'home' : 'post';
  const sites = [...new Set(good.filter(({ kind }) => kind === knownBy).map(({ site }) => site))].slice(0, 2);
  const [firstSite, secondSite] = sites;
  const pathOf = (site: HostKey | undefined, kind: string) =>
    good.find((page) => page.site === site && page.kind === kind)?.path;
  const firstPost = pathOf(firstSite, 'post');
  const isOpened = (kind: string) => loads(kind) || (kind === 'home' && loads('post') && firstPost !== undefined);
  const onFirst = [...principalKinds, ...ownKinds].filter((kind) => isOpened(kind) && pathOf(firstSite, kind));
  const onSecond = kindsOfTwoSites.filter((kind) => loads(kind) && pathOf(secondSite, kind));
  const visitTo = (site: HostKey | undefined, kind: string): Visit[] => {
    const path = pathOf(site, kind);
    if (!site || !path) return [];
    const look = lookAt(onFirst.indexOf(kind));
    const isLast = site === sites.at(-1);
    return [
      {
        ...{ site, path, look: site === firstSite ? look : otherLook(look) },
        // A fault of one kind of page is reported with such a page, not the one that leads to it: home comes last.
        ...(kind === 'home' && site === firstSite && firstPost && { thenTo: firstPost }),
        ...(part === 'shell' && isLast && { withServiceWorker: true }),
      },
    ];
  };
  const ofCreators = probes.flatMap(({ host, path }) => (host === 'creator' && path ? [path] : []));
  return [
    ...onFirst.flatMap((kind) => visitTo(firstSite, kind)),
    ...onSecond.flatMap((kind) => visitTo(secondSite, kind)),
    ...ofCreators.map((path, place): Visit => ({ site: creatorHost, path, look: lookAt(place) })),
  ];
}
