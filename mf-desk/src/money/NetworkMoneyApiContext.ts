import { exchange } from '@marquee/shared/transport/exchange';
import { createContext } from 'react';
import { createNetworkMoneyApi, type NetworkMoneyApi } from './createNetworkMoneyApi.ts';

/** Provides the calls for the network's money. Tests and examples replace the calls. */
export const NetworkMoneyApiContext = createContext<NetworkMoneyApi>(createNetworkMoneyApi(exchange));
