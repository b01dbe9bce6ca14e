import { firstOfForm, linksIn, type PageToProbe } from '@marquee/releases/gate/probe/pagesToProbe.ts';
import type { ProbedCost, ProbeMessage } from '@marquee/releases/gate/report/ProbeReport.ts';
import { creatorHost, type HostKey, hostKindOf, type SiteKey } from '@marquee/shared/domain';
import { pageAddress } from '../address/PageAddresses.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import { plainBody } from '../pages/PageBodies.ts';
import { FailedPageError } from '../pages/PageCache.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import type { PageService } from '../pages/PageService.ts';
import { postPaths } from '../pages/probePages.ts';
import { reasonOf } from './exposedModules.ts';
import type { KnownPages } from './KnownPages.ts';
import { PageTraits } from './PageTraits.ts';

const requestOf = (host: HostKey, path: string): PageRequest => ({
  host,
  address: pageAddress(path),
  colourScheme: 'auto',
});

/**
 * Minimum number of renders before the measured ones. With fewer renders, the engine has not compiled the shared code yet and each render
 * takes up to twice as long.
 */
const warmRenders = 100;
/** Number of measured renders of each kind of page, after one that is not measured. */
const measuredRenders = 7;
/** Number of renders of a kind between two measurements of memory, when the memory after one render of each kind is suspicious. */
const grownRenders = 20;
/** One render of each of 23 faultless kinds leaves 3 to 14 kB, because caches grow in steps and counts are stored. */
const isSuspicious = (bytes: number, kinds: number) => Math.abs(bytes) > 10_000 + 300 * kinds;

/** Maximum number of slow failures of a kind. After them, no other page of the kind is tried. */
const maxSlowFailures = 3;
const slowFailureMs = 3_000;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Render = Omit<ProbedCost, 'kind'>;

export type PageProbeParts = {
  pages: Pick<PageService, 'render'>;
  /** True if the set's shell loads this exposed module. */
  isNeeded: (module: string) => boolean;
  /** Sites that the network serves. */
  sites: readonly SiteKey[];
  /** The other kinds of page. */
  others: readonly PageToProbe[];
  /** True if the api has a post of the site. */
  hasPosts: (site: SiteKey) => Promise<boolean>;
  /** True if a kind of page can differ from the previous set. Other kinds are rendered on one site and not measured. */
  canChange: (kind: string) => boolean;
  /** Pages whose traits are known. */
  known: KnownPages;
  /** Returns the bytes of objects and buffers in use after a garbage collection. */
  memoryInUse: () => number;
  report: (message: ProbeMessage) => Promise<void>;
};

/**
 * Renders the probe pages of a set: home, two posts, a missing page and one page of each other kind. Kinds of page that
 * the release can change are rendered on every site. If the network has no posts, pages of posts are left out.
 */
export class PageProbe {
  readonly #parts: PageProbeParts;
  /** A page of each kind that could be rendered, to measure. */
  readonly #good = new Map<string, PageRequest>();
  readonly #tried = new Set<string>();
  readonly #traits: PageTraits;
  #renders = 0;
  /** Links of the site that is tried now. */
  readonly #links = new Set<string>();
  readonly #slowFailures = new Map<string, number>();

  constructor(parts: PageProbeParts) {
    this.#parts = parts;
    this.#traits = new PageTraits(parts.known);
  }

  async renderAll(): Promise<void> {
    const isEmpty = !(await this.#hasPosts());
    if (isEmpty) await this.#parts.report({ kind: 'emptyNetwork' });
    for (const site of this.#parts.sites) {
      this.#links.clear();
      const home = await this.#probe(site, '/', 'home', 200);
      const posts = postPaths(home?.bodies ? plainBody(home.bodies).toString() : '').slice(0, 2);
      if (this.#isWanted('post') || this.#parts.others.some((page) => 'link' in page && this.#isWanted(page.kind)))
        for (const path of posts) this.#learn(await this.#probe(site, path, 'post', 200));
      this.#learn(home);
      await this.#probe(site, '/no-such-post-for-probing', 'missing page', 404);
      if (home) await this.#renderOthers(site);
    }
    await this.#renderOthers(creatorHost);
  }

  /** Requests the posts from the api and not from a page. Otherwise a release that loses posts would look like an empty network. */
  async #hasPosts(): Promise<boolean> {
    await this.#parts.report({ kind: 'begins', what: 'asking the api for posts' });
    return (await Promise.all(this.#parts.sites.map(this.#parts.hasPosts))).includes(true);
  }

  /** Measures the render time of each kind of page that could be rendered, and the memory that its renders leak. */
  async measure(): Promise<void> {
    const { memoryInUse, report } = this.#parts;
    const kinds = [...this.#good];
    const missing = Math.ceil((warmRenders - this.#renders) / kinds.length);
    for (const [, request] of kinds) await this.#renderAgain(request, Math.max(1, missing));
    // The first call runs finalizers. Their garbage is gone before the second call measures.
    memoryInUse();
    let together = await this.#growthBy(measuredRenders, () => this.#measureCosts(kinds));
    // Measures again, because a cache that has just grown does not grow again at once.
    if (isSuspicious(together, kinds.length))
      together = await this.#growthBy(measuredRenders, () => this.#renderInTurns(kinds));
    for (const [kind, request] of kinds) {
      const bytes = isSuspicious(together, kinds.length)
        ? await this.#growthBy(grownRenders, () => this.#renderAgain(request, grownRenders))
        : together / kinds.length;
      await report({ kind: 'growth', growth: { kind, bytes } });
    }
  }

  /** Returns the bytes that `render` leaks, divided by `renders`, the number of times that it renders each page. */
  async #growthBy(renders: number, render: () => Promise<unknown>): Promise<number> {
    const before = this.#parts.memoryInUse();
    await render();
    return (this.#parts.memoryInUse() - before) / renders;
  }

  async #measureCosts(kinds: readonly [string, PageRequest][]): Promise<void> {
    for (const [kind, renders] of await this.#renderInTurns(kinds)) {
      const cpuMs = median(renders.map((render) => render.cpuMs));
      const wallMs = median(renders.map((render) => render.wallMs));
      await this.#parts.report({ kind: 'cost', cost: { kind, cpuMs, wallMs } });
    }
  }

  /** Renders the kinds in turn. A short load on the machine then affects one render of each kind, not all renders of one kind. */
  async #renderInTurns(kinds: readonly [string, PageRequest][]): Promise<Map<string, Render[]>> {
    const renders = new Map<string, Render[]>();
    for (let turn = 0; turn < measuredRenders; turn += 1)
      for (const [kind, request] of kinds)
        renders.set(kind, [...(renders.get(kind) ?? []), ...(await this.#renderAgain(request, 1))]);
    return renders;
  }

  async #renderAgain(request: PageRequest, count: number): Promise<Render[]> {
    const renders: Render[] = [];
    for (let render = 0; render < count; render += 1) {
      const what = `rendering ${request.host}${request.address} again, to measure it`;
      await this.#parts.report({ kind: 'begins', what });
      const [before, startedAt] = [process.cpuUsage(), performance.now()];
      await this.#parts.pages.render(request).catch(() => null);
      const { user, system } = process.cpuUsage(before);
      renders.push({ cpuMs: (user + system) / 1_000, wallMs: performance.now() - startedAt });
    }
    return renders;
  }

  #isWanted(kind: string): boolean {
    return this.#parts.canChange(kind) || !this.#tried.has(kind);
  }

  #learn(page: PageResponse | null): void {
    if (page?.bodies) for (const link of linksIn(plainBody(page.bodies).toString())) this.#links.add(link);
  }

  async #renderOthers(site: HostKey): Promise<void> {
    for (const page of this.#parts.others) {
      if (page.host !== hostKindOf(site) || (page.module && !this.#parts.isNeeded(page.module))) continue;
      if (!this.#isWanted(page.kind)) continue;
      const path = 'path' in page ? page.path : firstOfForm(this.#links, page.link);
      if (path) await this.#probe(site, path, page.kind, page.status ?? 200);
    }
  }

  async #probe(site: HostKey, path: string, kind: string, expected: number): Promise<PageResponse | null> {
    const { pages, canChange, report } = this.#parts;
    if ((this.#slowFailures.get(kind) ?? 0) >= maxSlowFailures) return null;
    this.#tried.add(kind);
    this.#renders += 1;
    const startedAt = performance.now();
    await report({ kind: 'begins', what: `rendering ${site}${path}` });
    let page: PageResponse | null = null;
    let error: string | null = null;
    try {
      page = await pages.render(requestOf(site, path));
    } catch (failure) {
      error = reasonOf(failure instanceof FailedPageError && failure.cause ? failure.cause : failure);
      if (failure instanceof FailedPageError) page = failure.page;
      if (performance.now() - startedAt > slowFailureMs)
        this.#slowFailures.set(kind, (this.#slowFailures.get(kind) ?? 0) + 1);
    }
    await report({ kind: 'page', page: { site, path, kind, expected, error, ...this.#traits.of(page) } });
    if (page?.status === expected && canChange(kind) && !this.#good.has(kind))
      this.#good.set(kind, requestOf(site, path));
    return page?.status === expected ? page : null;
  }
}
