import type {
  MediaChange,
  MediaList,
  MediaReplace,
  MediaReplacement,
  MediaReplacementResponse,
  MediaResponse,
  NewMedia,
} from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

const path = '/api/vocal/media';
const itemPath = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** Creates the calls of the library. Each call rejects with an `ApiError`. @param exchange sends the calls */
export function createMediaApi(exchange: Exchange) {
  const replacement = async (call: string, body?: MediaReplace): Promise<MediaReplacement> =>
    (await exchange<MediaReplacementResponse>('POST', call, body && { body })).body.replacement;
  return {
    /** @param search filters as in `mediaQuerySchema` */
    list: async (search: URLSearchParams, options?: CallOptions): Promise<MediaList> =>
      (await exchange<MediaList>('GET', search.size > 0 ? `${path}?${search}` : path, options)).body,
    item: async (id: string, options?: CallOptions): Promise<MediaResponse> =>
      (await exchange<MediaResponse>('GET', itemPath(id), options)).body,
    add: async (body: NewMedia): Promise<MediaResponse> => (await exchange<MediaResponse>('POST', path, { body })).body,
    change: async (id: string, body: MediaChange): Promise<MediaResponse> =>
      (await exchange<MediaResponse>('PUT', itemPath(id), { body })).body,
    remove: async (id: string): Promise<void> => {
      await exchange('DELETE', itemPath(id));
    },
    replace: (id: string, body: MediaReplace) => replacement(`${itemPath(id)}/replace`, body),
    continueReplacement: (id: string) => replacement(`/api/vocal/mediaReplacements/${encodeURIComponent(id)}/continue`),
    undoReplacement: (id: string) => replacement(`/api/vocal/mediaReplacements/${encodeURIComponent(id)}/undo`),
  };
}

export type MediaApi = ReturnType<typeof createMediaApi>;
