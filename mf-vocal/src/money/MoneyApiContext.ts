import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createMoneyApi, type MoneyApi } from './createMoneyApi.ts';

/** Carries the calls of a writer's money; tests and examples put others in their place. */
export const MoneyApiContext = createContext<MoneyApi>(createMoneyApi(exchange));
