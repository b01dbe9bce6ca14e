import type { PasswordServices } from '../../accounts/PasswordHasher.ts';
import type { FactorServices } from '../../factors/createCheckCode.ts';

/** Services that check passwords and second factors. */
export type EnterServices = PasswordServices & FactorServices;
