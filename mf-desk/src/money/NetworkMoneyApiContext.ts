import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createNetworkMoneyApi, type NetworkMoneyApi } from './createNetworkMoneyApi.ts';

/** Carries the calls of the network's money; tests and examples put others in their place. */
export const NetworkMoneyApiContext = createContext<NetworkMoneyApi>(createNetworkMoneyApi(exchange));
