import type {
  Board,
  Draft,
  DraftFields,
  PostSections,
  SectionChoiceList,
  SectionsChange,
  SiteKey,
} from '@marquee/shared/domain';
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
    unpublish: async (id: string, note: string): Promise<void> => {
      await exchange('POST', `${postPath(id)}/unpublish`, { body: { note } });
    },
    /** Changes where a live post is listed, for readers at once. */
    setSections: async (id: string, change: SectionsChange): Promise<PostSections> => {
      const path = `/api/vocal/review/${encodeURIComponent(id)}/sections`;
      return (await exchange<PostSections>('PUT', path, { body: change })).body;
    },
    /** Reads a post to change it. @returns the post, and the tag of its version for `save` */
    draft: async (id: string): Promise<{ draft: Draft; tag: string }> => {
      const { body, header } = await exchange<{ post: Draft }>('GET', postPath(id));
      return { draft: body.post, tag: header('etag') ?? '' };
    },
    save: async (id: string, changes: Partial<DraftFields>, tag: string): Promise<void> => {
      await exchange('PUT', postPath(id), { body: changes, headers: { 'if-match': tag } });
    },
  };
}

const postPath = (id: string) => `/api/vocal/posts/${encodeURIComponent(id)}`;

export type BoardApi = ReturnType<typeof createBoardApi>;
