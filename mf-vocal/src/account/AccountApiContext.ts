import { ajax } from '@marquee/shared';
import { createContext, useContext } from 'react';
import { type AccountApi, createAccountApi } from './createAccountApi.ts';

/** Carries the account page's calls: the browser's, unless an example provides others. */
export const AccountApiContext = createContext<AccountApi>(createAccountApi(ajax));

/** The account page's calls. */
export function useAccountApi(): AccountApi {
  return useContext(AccountApiContext);
}
