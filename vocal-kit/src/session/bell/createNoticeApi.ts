import type { Transport } from '@marquee/shared';
import type { NoticeList, NoticesRead, NoticesReadResponse } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';

const path = '/api/vocal/notices';

/** The calls of the notices. Each rejects with an `ApiError`. @param transport carries them */
export function createNoticeApi({ get, post }: Transport) {
  return {
    /** A page of the own notices, the newest first. @param page from 1 */
    notices: (page: number, options?: CallOptions) =>
      get<NoticeList>(page > 1 ? `${path}?page=${page}` : path, options),
    markRead: (body: NoticesRead) => post<NoticesReadResponse>(`${path}/read`, body),
  };
}

export type NoticeApi = ReturnType<typeof createNoticeApi>;
