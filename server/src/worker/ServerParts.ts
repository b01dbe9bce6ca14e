import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { Logger } from 'pino';
import type { ApiAddress } from '../ApiAddress.ts';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import type { CacheKey } from '../address/cacheKey.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { AdminParts } from '../admin/Admin.ts';
import type { MissingReleases } from '../assets/MissingReleases.ts';
import type { CanaryProxy } from '../canary/CanaryProxy.ts';
import type { LiveProxy } from '../canary/LiveProxy.ts';
import type { WorkerCounts } from '../counts/WorkerCounts.ts';
import type { FormerAddresses } from '../former/FormerAddresses.ts';
import type { bodyRuleOf } from '../http/bodies/bodyRules.ts';
import type { ConnectionLimits } from '../http/limitConnections.ts';
import type { SmallerPages } from '../pages/compression/SmallerPages.ts';
import type { CacheLookup, PageCache } from '../pages/PageCache.ts';
import type { PageService } from '../pages/PageService.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { RequestWatch } from '../requests/RequestWatch.ts';
import type { TicketService } from '../tickets/TicketService.ts';
import type { ApiTransports } from '../upstream/apiTransport.ts';
import type { CanaryRoute } from '../workerMessages.ts';

export type ServerParts = {
  hosts: Hosts;
  pages: PageService;
  apis: ApiTransports;
  cache: PageCache;
  /** Finds where addresses lead that no page has. */
  former: Pick<FormerAddresses, 'find'>;
  releaseCache: ReleaseCache;
  releaseSet: LoadedReleaseSet;
  missing: MissingReleases;
  /** Takes the requests of readers of another set. */
  canaryProxy: CanaryProxy;
  /** Passes on requests from keep-alive connections when this worker's set is no longer live. */
  liveProxy: LiveProxy;
  /** Returns a page that another release set of this node has stored, or null. */
  readElsewhere: (key: CacheKey) => Omit<CacheLookup, 'result'> | null;
  /** True if load balancers may send new readers to this worker. */
  isReady: () => boolean;
  /** The other sets that run now. */
  canaries: () => readonly CanaryRoute[];
  admin: AdminParts;
  /** Counts pages, and errors by release. */
  counts: WorkerCounts;
  /** Gives pages their tickets. */
  tickets: TicketService;
  /** Compresses pages again that are read often. */
  smaller: Pick<SmallerPages, 'noteRead'>;
  addresses: ClientAddresses;
  /** Gives requests their ids, and counts and logs them. */
  watch: RequestWatch;
  connections: ConnectionLimits;
  api: ApiAddress;
  /** Addresses of proxies whose forwarded headers are trusted. Empty by default. */
  trustProxy: string[];
  isServiceWorkerOn: boolean;
  /** True if readers connect by https only. */
  isHttps: boolean;
  log: Logger;
  /** Shorter times than readers get, for tests. */
  times?: Partial<ServerTimes>;
};

/** Milliseconds. */
type ServerTimes = {
  /** Maximum time for the headers of a request. */
  headersMs: number;
  /** Interval of the checks for late headers. */
  checkMs: number;
  /** Maximum silence of the api. */
  apiMs: number;
  bodyRuleOf: typeof bodyRuleOf;
};
