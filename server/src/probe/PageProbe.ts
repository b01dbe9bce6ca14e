import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import { globalRulesOf } from '@marquee/releases/gate/checks/reports/globalRules.ts';
import type { ProbedCost, ProbedPage, ProbeMessage } from '@marquee/releases/gate/probe/ProbeReport.ts';
import { firstOfForm, linksIn, type PageToProbe } from '@marquee/releases/gate/probe/pagesToProbe.ts';
import { creatorHost, type HostKey, hostKindOf, type SiteKey } from '@marquee/shared/domain';
import { pageAddress } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import { FailedPageError, type StoredPage } from '../pages/PageCache.ts';
import type { PageService } from '../pages/PageService.ts';
import { postPaths } from '../pages/probePages.ts';
import { contentOf } from './contentOf.ts';
import { reasonOf } from './exposedModules.ts';
import { heapInUse } from './heapInUse.ts';

const requestOf = (key: HostKey, path: string): PageRequest => ({
  key,
  address: pageAddress(path),
  colourScheme: 'auto',
});

/** Renders of a kind of page that are measured, after one that is not. */
const measuredRenders = 7;
/** Renders of a kind between two looks at the memory. */
const grownRenders = 20;

/** The number of slow failures after which a kind is tried no more: the others would wait in vain as well. */
const mostSlowFailures = 3;
const slowFailureMs = 3_000;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type PageProbeParts = {
  pages: PageService;
  /** Whether the shell of the set asks for this exposed module. */
  isNeeded: (module: string) => boolean;
  /** Sites that the network serves. */
  sites: readonly SiteKey[];
  /** The other kinds of page. */
  others: readonly PageToProbe[];
  /** Whether the api has a post of a site. */
  hasPosts: (site: SiteKey) => Promise<boolean>;
  /** Whether the cost and the memory of a kind of page are measured. */
  isMeasured: (kind: string) => boolean;
  report: (message: ProbeMessage) => Promise<void>;
};

/**
 * Renders the probe pages of a set: home, two posts, a missing page and one page of each other kind, of every site.
 * A network without posts is tried without them.
 */
export class PageProbe {
  readonly #parts: PageProbeParts;
  /** A page of each kind that could be rendered, to measure. */
  readonly #good = new Map<string, PageRequest>();
  /** Links of the site that is tried now. */
  readonly #links = new Set<string>();
  readonly #slowFailures = new Map<string, number>();

  constructor(parts: PageProbeParts) {
    this.#parts = parts;
  }

  async renderAll(): Promise<void> {
    const isEmpty = !(await this.#hasPosts());
    if (isEmpty) await this.#parts.report({ kind: 'emptyNetwork' });
    for (const site of this.#parts.sites) {
      this.#links.clear();
      const home = await this.#probe(site, '/', 'home', 200);
      const posts = postPaths(home?.bodies?.identity.toString() ?? '').slice(0, 2);
      for (const path of posts) this.#learn(await this.#probe(site, path, 'post', 200));
      this.#learn(home);
      await this.#probe(site, '/no-such-post-for-probing', 'missing page', 404);
      if (home) await this.#renderOthers(site);
    }
    await this.#renderOthers(creatorHost);
  }

  /** Asks the api and not a page: a release that loses posts would pass for an empty network. */
  async #hasPosts(): Promise<boolean> {
    await this.#parts.report({ kind: 'begins', what: 'asking the api for posts' });
    return (await Promise.all(this.#parts.sites.map(this.#parts.hasPosts))).includes(true);
  }

  /** Costs of each kind of page that could be rendered. */
  async measure(): Promise<void> {
    for (const [kind, request] of this.#good) {
      const renders: { cpuMs: number; wallMs: number }[] = [];
      for (let render = 0; render <= measuredRenders; render += 1) {
        const what = `rendering ${request.key}${request.address} again, to measure it`;
        await this.#parts.report({ kind: 'begins', what });
        const [before, startedAt] = [process.cpuUsage(), performance.now()];
        await this.#parts.pages.render(request).catch(() => null);
        const { user, system } = process.cpuUsage(before);
        if (render > 0) renders.push({ cpuMs: (user + system) / 1_000, wallMs: performance.now() - startedAt });
      }
      const cost: ProbedCost = {
        kind,
        cpuMs: median(renders.map(({ cpuMs }) => cpuMs)),
        wallMs: median(renders.map(({ wallMs }) => wallMs)),
      };
      await this.#parts.report({ kind: 'cost', cost });
    }
  }

  /** Memory that renders of each kind leave behind. */
  async measureGrowth(): Promise<void> {
    let before = heapInUse();
    for (const [kind, request] of this.#good) {
      await this.#parts.report({ kind: 'begins', what: `rendering ${request.key}${request.address} for its memory` });
      for (let render = 0; render < grownRenders; render += 1)
        await this.#parts.pages.render(request).catch(() => null);
      const after = heapInUse();
      await this.#parts.report({ kind: 'growth', growth: { kind, bytes: (after - before) / grownRenders } });
      before = after;
    }
  }

  #learn(page: StoredPage | null): void {
    if (page?.bodies) for (const link of linksIn(page.bodies.identity.toString())) this.#links.add(link);
  }

  async #renderOthers(site: HostKey): Promise<void> {
    for (const page of this.#parts.others) {
      if (page.host !== hostKindOf(site) || (page.module && !this.#parts.isNeeded(page.module))) continue;
      const path = 'path' in page ? page.path : firstOfForm(this.#links, page.link);
      if (path) await this.#probe(site, path, page.kind, page.status ?? 200);
    }
  }

  async #probe(site: HostKey, path: string, kind: string, expected: number): Promise<StoredPage | null> {
    const { pages, isMeasured, report } = this.#parts;
    if ((this.#slowFailures.get(kind) ?? 0) >= mostSlowFailures) return null;
    const startedAt = performance.now();
    await report({ kind: 'begins', what: `rendering ${site}${path}` });
    let page: StoredPage | null = null;
    let error: string | null = null;
    try {
      page = await pages.render(requestOf(site, path));
    } catch (failure) {
      error = reasonOf(failure instanceof FailedPageError && failure.cause ? failure.cause : failure);
      if (failure instanceof FailedPageError) page = failure.page;
      if (performance.now() - startedAt > slowFailureMs)
        this.#slowFailures.set(kind, (this.#slowFailures.get(kind) ?? 0) + 1);
    }
    await report({ kind: 'page', page: { site, path, kind, expected, error, ...traitsOf(page) } });
    if (page?.status === expected && isMeasured(kind) && !this.#good.has(kind))
      this.#good.set(kind, requestOf(site, path));
    return page?.status === expected ? page : null;
  }
}

function traitsOf(
  page: StoredPage | null,
): Pick<ProbedPage, 'status' | 'htmlBytes' | 'stateBytes' | 'globalRules' | 'content'> {
  const html = page?.bodies?.identity.toString() ?? '';
  const [, state = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    status: page?.status ?? null,
    htmlBytes: page?.bodies?.br.length ?? 0,
    stateBytes: state ? compressedBytes(state) : 0,
    content: html ? contentOf(html) : null,
    globalRules: globalRulesOf(html).map(({ selector, text }) => ({
      selector,
      hash: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    })),
  };
}

/** Compressed as well as can be only where that decides: it takes the probe longer than rendering the page. */
function compressedBytes(state: string): number {
  const bytes = brotliCompressSync(state, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return bytes > budgets.state ? brotliCompressSync(state).length : bytes;
}
