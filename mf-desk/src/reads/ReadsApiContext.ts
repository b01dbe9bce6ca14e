import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createReadsApi, type ReadsApi } from './createReadsApi.ts';

/** Provides the calls for the reads of posts. Tests replace the calls. */
export const ReadsApiContext = createContext<ReadsApi>(createReadsApi(exchange));
