import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type HostKey, type SiteKey, siteKeys } from '@marquee/shared/domain';
import { FailedPageError, type StoredPage } from '../../../server/PageCache.ts';
import type { PageRequest, PageService } from '../../../server/PageService.ts';
import { postPaths } from '../../../server/probePages.ts';
import { globalRulesOf } from '../globalRules.ts';
import { reasonOf } from './exposedModules.ts';
import type { ProbedCost, ProbedPage, ProbeMessage } from './ProbeReport.ts';
import { linksIn, probeKinds } from './probeKinds.ts';

const requestOf = (key: HostKey, pathname: string): PageRequest => ({
  key,
  pathname,
  search: new URLSearchParams(),
  colourScheme: 'auto',
});

/** Renders of a kind of page that are measured, after one that is not. */
const measuredRenders = 7;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type PageProbeParts = {
  pages: PageService;
  /** Whether the shell of the set asks for this exposed module. */
  isNeeded: (module: string) => boolean;
  year: number;
  tell: (message: ProbeMessage) => Promise<void>;
};

/** Renders the probe pages of a set: home, two posts and a missing page of every site, and one of each other kind on one site. */
export class PageProbe {
  readonly #parts: PageProbeParts;
  /** A page of each kind that could be rendered, to measure. */
  readonly #good = new Map<string, PageRequest>();
  readonly #links = new Set<string>();

  constructor(parts: PageProbeParts) {
    this.#parts = parts;
  }

  async renderAll(): Promise<void> {
    let main: SiteKey | null = null;
    for (const site of siteKeys) {
      const home = await this.#probe(site, '/', 'home', 200);
      const posts = postPaths(home?.bodies?.identity.toString() ?? '').slice(0, 2);
      const isMain: boolean = main === null && posts.length > 0;
      if (isMain) main = site;
      for (const path of posts) this.#learn(isMain, await this.#probe(site, path, 'post', 200));
      this.#learn(isMain, home);
      await this.#probe(site, '/no-such-post-for-probing', 'missing page', 404);
    }
    if (main) await this.#renderKinds(main);
    for (const path of ['/vocal', '/auth']) await this.#probe('vocal', path, 'creator platform', 200);
  }

  /** Costs of each kind of page that could be rendered. */
  async measure(): Promise<void> {
    for (const [kind, request] of this.#good) {
      await this.#parts.tell({ kind: 'begins', what: `rendering ${request.key}${request.pathname} several times` });
      const renders: { cpuMs: number; wallMs: number }[] = [];
      for (let render = 0; render <= measuredRenders; render += 1) {
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
      await this.#parts.tell({ kind: 'cost', cost });
    }
  }

  #learn(isMain: boolean, page: StoredPage | null): void {
    if (isMain && page?.bodies) for (const link of linksIn(page.bodies.identity.toString())) this.#links.add(link);
  }

  async #renderKinds(site: SiteKey): Promise<void> {
    for (const { kind, module, ...where } of probeKinds(this.#parts.year)) {
      if (module && !this.#parts.isNeeded(module)) continue;
      const { link } = where as { link?: RegExp };
      const path = 'path' in where ? where.path : [...this.#links].find((candidate) => link?.test(candidate));
      if (path) await this.#probe(site, path, kind, 200);
    }
  }

  async #probe(site: HostKey, path: string, kind: string, expected: number): Promise<StoredPage | null> {
    const { pages, tell } = this.#parts;
    await tell({ kind: 'begins', what: `rendering ${site}${path}` });
    const request = requestOf(site, path);
    let page: StoredPage | null = null;
    let error: string | null = null;
    try {
      page = await pages.render(request);
    } catch (failure) {
      error = reasonOf(failure instanceof FailedPageError && failure.cause ? failure.cause : failure);
      if (failure instanceof FailedPageError) page = failure.page;
    }
    await tell({ kind: 'page', page: { site, path, kind, expected, error, ...traitsOf(page) } });
    if (page?.status === expected && !this.#good.has(kind)) this.#good.set(kind, request);
    return page?.status === expected ? page : null;
  }
}

function traitsOf(page: StoredPage | null): Pick<ProbedPage, 'status' | 'htmlBytes' | 'stateBytes' | 'globalRules'> {
  const html = page?.bodies?.identity.toString() ?? '';
  const [, state = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    status: page?.status ?? null,
    htmlBytes: page?.bodies?.br.length ?? 0,
    stateBytes: state ? brotliCompressSync(state).length : 0,
    globalRules: globalRulesOf(html).map(({ selector, text }) => ({
      selector,
      hash: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    })),
  };
}
