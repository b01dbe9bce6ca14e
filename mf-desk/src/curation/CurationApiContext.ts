import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { type CurationApi, createCurationApi } from './createCurationApi.ts';

/** Carries the calls of curation; tests and examples put others in their place. */
export const CurationApiContext = createContext<CurationApi>(createCurationApi(exchange));
