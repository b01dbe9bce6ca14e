import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createPeopleApi, type PeopleApi } from './createPeopleApi.ts';

/** Provides the calls for the people of the network. Tests and examples replace the calls. */
export const PeopleApiContext = createContext<PeopleApi>(createPeopleApi(exchange));
