import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createMediaApi, type MediaApi } from './createMediaApi.ts';

/** Provides the calls of the library. Tests and examples replace the calls. */
export const MediaApiContext = createContext<MediaApi>(createMediaApi(exchange));
