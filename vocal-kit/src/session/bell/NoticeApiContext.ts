import { ajax } from '@marquee/shared';
import { createContext, useContext } from 'react';
import { createNoticeApi, type NoticeApi } from './createNoticeApi.ts';

/** Carries the calls of the notices: the browser's, unless an example provides others. */
export const NoticeApiContext = createContext<NoticeApi>(createNoticeApi(ajax));

/** The calls of the notices. */
export function useNoticeApi(): NoticeApi {
  return useContext(NoticeApiContext);
}
