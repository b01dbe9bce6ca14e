import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createMoneyApi, type MoneyApi } from './createMoneyApi.ts';

/** Provides the calls for a writer's money. Tests and examples replace the calls. */
export const MoneyApiContext = createContext<MoneyApi>(createMoneyApi(exchange));
