import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createStoriesApi, type StoriesApi } from './createStoriesApi.ts';

/** Provides the calls for stories and pitches. Tests and examples replace the calls. */
export const StoriesApiContext = createContext<StoriesApi>(createStoriesApi(exchange));
