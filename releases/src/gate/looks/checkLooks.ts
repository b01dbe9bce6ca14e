import path from 'node:path';
import { type HostKey, hostKindOf, type SiteKey } from '@marquee/shared/domain';
import type { Browser } from 'playwright-core';
import { isWholeSet } from '../../releaseSet.ts';
import type { BrowserSession } from '../browser/BrowserSession.ts';
import { CandidateServer } from '../browser/CandidateServer.ts';
import { type CheckContext, releaseOf } from '../CheckContext.ts';
import type { CheckResult } from '../CheckResult.ts';
import type { ProbeReport } from '../report/ProbeReport.ts';
import { comparePictures } from './comparePictures.ts';
import { type DifferentPictures, LookStore } from './LookStore.ts';
import { pictureWidths, takePicture } from './takePicture.ts';

/** Pages that are open at once. */
const atOnce = 3;
/** Pages of a kind on a site: posts are of several types. */
const maxPerKind = 2;

const isSite = (key: HostKey): key is SiteKey => hostKindOf(key) === 'site';

type Place = { site: SiteKey; path: string; width: (typeof pictureWidths)[number] };

/** Two pages of each kind that can load the part, of every site, in both widths. */
export function picturePlaces(context: Pick<CheckContext, 'part' | 'manifests'>, { pages }: ProbeReport) {
  const { part } = context;
  const { probes } = releaseOf(context);
  const loads = (kind: string) => part === 'shell' || !probes || probes.some((probe) => probe.kind === kind);
  const ofKind = new Map<string, number>();
  return pages.flatMap(({ site, path: place, kind, status, expected }): Place[] => {
    const count = ofKind.get(`${site} ${kind}`) ?? 0;
    if (!isSite(site) || status !== expected || !loads(kind) || count === maxPerKind) return [];
    ofKind.set(`${site} ${kind}`, count + 1);
    return pictureWidths.map((width) => ({ site, path: place, width }));
  });
}

/**
 * Compares pictures of pages with the live set's pictures, if the team enables it (`GATE_LOOKS=on`). Pages that look different are
 * refused until the team says that it means them (`--accept looks`); the status page has their pictures.
 */
export async function checkLooks(
  context: CheckContext,
  probe: ProbeReport,
  session: BrowserSession | string,
): Promise<CheckResult> {
  const { part, candidate, live, programs, environment, cache } = context;
  if (typeof session === 'string') return { problems: [], detail: session };
  if (!live || !isWholeSet(live)) return { problems: [], detail: 'There is no live set to compare with.' };
  const places = picturePlaces(context, probe);
  const before = CandidateServer.start(programs.worker, live, environment);
  before.catch(() => undefined);
  try {
    const servers = [await before, await session.server] as const;
    const pages = await differingPages(await session.browser, servers, places);
    const store = new LookStore(path.join(path.dirname(cache.root), 'looks'));
    await store.write(`${part}@${candidate[part]}`, { against: live[part], pictures: places.length, pages });
    return {
      problems: pages.map(({ site, path: place, width, difference }) => {
        const percent = (100 * difference.share).toFixed(difference.share < 0.001 ? 3 : 1);
        return `${site}${place} looks different at ${width} px: ${percent} % of it.`;
      }),
      detail: `${places.length} pictures of ${places.length / pictureWidths.length} pages are as with the live set.`,
    };
  } finally {
    await before.then(
      (server) => server.stop(),
      () => undefined,
    );
  }
}

/** Compares the pages, in the order of the places. */
async function differingPages(
  browser: Browser,
  [live, candidate]: readonly [CandidateServer, CandidateServer],
  places: readonly Place[],
): Promise<DifferentPictures[]> {
  const found = new Map<Place, DifferentPictures>();
  const waiting = [...places];
  const compareNext = async (): Promise<void> => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      // Taken right after each other, because content may change in between.
      const before = await takePicture(browser, live, place);
      const after = await takePicture(browser, candidate, place);
      const difference = comparePictures(before, after);
      if (difference) found.set(place, { ...place, before, after, difference });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  return places.flatMap((place) => found.get(place) ?? []);
}
