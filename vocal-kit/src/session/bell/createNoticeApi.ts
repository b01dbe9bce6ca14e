import type { Transport } from '@marquee/shared';
import type { NoticeList, NoticesRead, NoticesReadResponse } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';

const path = '/api/vocal/notices';

/** Creates the calls for notices. Each call rejects with an `ApiError`. @param transport sends the calls */
export function createNoticeApi({ get, post }: Transport) {
  return {
    /** Returns a page of the user's notices, the newest first. @param page page number, from 1 */
    notices: (page: number, options?: CallOptions) =>
      get<NoticeList>(page > 1 ? `${path}?page=${page}` : path, options),
    markRead: (body: NoticesRead) => post<NoticesReadResponse>(`${path}/read`, body),
  };
}

export type NoticeApi = ReturnType<typeof createNoticeApi>;
