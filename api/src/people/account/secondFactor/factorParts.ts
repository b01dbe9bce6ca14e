import type { FactorServices } from '../../factors/createCheckCode.ts';
import type { AccountParts } from '../accountParts.ts';

/** Options of the routes of the account's second factors. */
export type FactorParts = AccountParts & FactorServices;
