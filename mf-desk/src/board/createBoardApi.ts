import type { Board, SectionChoiceList, SiteKey } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** Creates the calls of the board. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createBoardApi(exchange: Exchange) {
  return {
    /** @param search filters as in `boardQuerySchema` */
    list: async (search: URLSearchParams, options?: CallOptions): Promise<Board> =>
      (await exchange<Board>('GET', `/api/vocal/board${search.size > 0 ? `?${search}` : ''}`, options)).body,
    sections: async (site: SiteKey, options?: CallOptions): Promise<SectionChoiceList> =>
      (await exchange<SectionChoiceList>('GET', `/api/vocal/categories/list/${site}`, options)).body,
    /** Gives a scheduled post another time. @param publishAt RFC 3339 UTC */
    reschedule: async (id: string, publishAt: string): Promise<void> => {
      await exchange('POST', `/api/vocal/review/${encodeURIComponent(id)}/reschedule`, { body: { publishAt } });
    },
  };
}

export type BoardApi = ReturnType<typeof createBoardApi>;
