import type { ReadsNow, SiteReads } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** Creates the calls for the reads of posts. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createReadsApi(exchange: Exchange) {
  return {
    /** @param search filters as in `siteReadsQuerySchema` */
    list: async (search: URLSearchParams, options?: CallOptions): Promise<SiteReads> =>
      (await exchange<SiteReads>('GET', `/api/vocal/reads${search.size > 0 ? `?${search}` : ''}`, options)).body,
    now: async (options?: CallOptions): Promise<ReadsNow> =>
      (await exchange<ReadsNow>('GET', '/api/vocal/reads/now', options)).body,
  };
}

export type ReadsApi = ReturnType<typeof createReadsApi>;
