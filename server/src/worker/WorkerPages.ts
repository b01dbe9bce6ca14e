import type { Logger } from 'pino';
import { type CacheKey, pageKey } from '../address/cacheKey.ts';
import { apiOf, type ServerConfig } from '../config.ts';
import { type CacheLookup, PageCache } from '../pages/PageCache.ts';
import { type ProbeScope, probeScopeSchema, sitesInScope } from '../pages/ProbeScope.ts';
import { probePages } from '../pages/probePages.ts';
import { NodePages } from '../pages/store/NodePages.ts';
import { storedPagesIn } from '../pages/store/openPageDatabase.ts';
import { PurgedTags } from '../pages/store/PurgedTags.ts';
import { warmPages } from '../pages/warmPages.ts';
import type { PurgeListener } from '../upstream/followPurges.ts';
import { isApiReady } from '../upstream/isApiReady.ts';
import { purgesFollowed } from '../upstream/purgesFollowed.ts';
import type { AssembledSet } from './assembleSet.ts';

/** Maximum time for warming up, in milliseconds, and maximum number of pages. */
const warmMs = 5_000;
const maxWarm = 200;

/** The parts of a loaded release set that its pages need. */
type PagesOfSet = {
  releaseSet: Pick<AssembledSet['releaseSet'], 'loadModules'>;
  pages: Pick<AssembledSet['pages'], 'render'>;
  apis: { shared: PurgeListener };
  hosts: Pick<AssembledSet['hosts'], 'sites'>;
  network: Pick<AssembledSet['network'], 'load'>;
};

/** A worker's pages: its cache, with the node's pages behind it, and their way into it when the worker starts. */
export class WorkerPages {
  readonly cache: PageCache;
  readonly #config: Pick<ServerConfig, 'dataDir' | 'apiUrl' | 'internalSecret' | 'pageCacheMb'>;
  readonly #node: NodePages | null;
  readonly #purges: PurgedTags;
  readonly #set: PagesOfSet;
  readonly #log: Logger;
  readonly #probeScope: ProbeScope;
  readonly #stop = new AbortController();
  #isWarm = false;
  #followsPurges = false;

  /** @param set name of the release set */
  constructor(
    config: Pick<ServerConfig, 'dataDir' | 'apiUrl' | 'internalSecret' | 'pageCacheMb'>,
    set: string,
    assembled: PagesOfSet,
    log: Logger,
    environment: NodeJS.ProcessEnv = process.env,
  ) {
    this.#config = config;
    this.#probeScope = probeScopeSchema.default('one').parse(environment.MARQUEE_PROOF);
    this.#set = assembled;
    this.#log = log;
    this.#node = environment.MARQUEE_STORED_PAGES === 'on' ? openNodePages(config, set, log) : null;
    this.#purges = new PurgedTags(this.#node?.purges);
    this.cache = new PageCache({ maxBytes: config.pageCacheMb * 1_000_000, node: this.#node, purges: this.#purges });
  }

  /**
   * Loads the modules of the set, follows the api's purge events and renders the probe pages. A worker for whose start no reader waits
   * also renders the pages that readers requested last.
   * @throws if a page fails, unless the api is away and the node has pages of this set for readers who wait
   */
  async start(): Promise<void> {
    const { apis, hosts, network, pages, releaseSet } = this.#set;
    await releaseSet.loadModules();
    const { apiUrl } = this.#config;
    await purgesFollowed(apiOf(this.#config), [apis.shared, this.cache], this.#log, this.#stop.signal, {
      after: this.#purges.last,
      readNetwork: () => network.load(),
      onStream: (isOpen) => {
        this.#followsPurges = isOpen;
      },
    });
    const probeScope = this.#probeScope;
    try {
      // Always rendered, even if another worker has stored the pages, to test this worker.
      await probePages(
        (request) => this.cache.renew(pageKey(request), () => pages.render(request)),
        sitesInScope(probeScope, hosts.sites),
      );
    } catch (error) {
      const stored = this.#node?.count ?? 0;
      if (probeScope === 'all' || stored === 0 || (await isApiReady(apiUrl))) throw error;
      this.#log.warn({ stored }, 'serving stored pages while the api is away');
    }
    if (probeScope === 'all') await this.warm();
  }

  /** True while the api sends its purge events. */
  get followsPurges(): boolean {
    return this.#followsPurges;
  }

  /** Renders the pages that readers of this node requested last. Does nothing the second time. */
  async warm(): Promise<void> {
    if (this.#isWarm) return;
    this.#isWarm = true;
    const endAt = Date.now() + warmMs;
    const { pages } = this.#set;
    await warmPages(
      (request) => this.cache.get(pageKey(request), () => pages.render(request)),
      this.#node?.latest(maxWarm) ?? [],
      () => Date.now() > endAt,
    );
  }

  /** Returns a page that another release set of this node has stored, or null. */
  readElsewhere(key: CacheKey): Omit<CacheLookup, 'result'> | null {
    const stored = this.#node?.readElsewhere(key);
    if (!stored) return null;
    const { page, storedAt } = stored;
    const ageMs = Date.now() - storedAt;
    return { page, ttlMs: page.freshMs - ageMs, ageMs };
  }

  close(): void {
    this.#stop.abort();
    this.#node?.close();
  }
}

/** Opens the node's pages. Null if that fails. The worker then uses only the pages in its memory. */
function openNodePages(config: Pick<ServerConfig, 'dataDir'>, set: string, log: Logger): NodePages | null {
  try {
    return new NodePages(storedPagesIn(config.dataDir), set, log);
  } catch (error) {
    log.warn({ err: error }, 'cannot open the stored pages of this node');
    return null;
  }
}
