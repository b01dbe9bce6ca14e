import { createContext } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import type { PageConfig } from '../domain/index.ts';
import type { AppStore } from '../state/store.ts';

/** The context of all loaders: `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();
export const apiContext = createContext<Api>();
export const pageConfigContext = createContext<PageConfig>();
