import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createSavedViewsApi, type SavedViewsApi } from './createSavedViewsApi.ts';

/** Provides the calls of saved views. Tests replace the calls. */
export const SavedViewsApiContext = createContext<SavedViewsApi>(createSavedViewsApi(exchange));
