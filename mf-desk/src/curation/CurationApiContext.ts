import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { type CurationApi, createCurationApi } from './createCurationApi.ts';

/** Provides the calls for curation. Tests and examples replace the calls. */
export const CurationApiContext = createContext<CurationApi>(createCurationApi(exchange));
