import type { FastifyRequest } from 'fastify';
import type { PasswordServices } from '../accounts/PasswordHasher.ts';
import { sessionCookie } from '../accounts/sessionCookie.ts';
import type { UserRow } from '../accounts/userView.ts';
import { accountOf } from '../rights/accountOf.ts';
import { createConfirmPassword } from './createConfirmPassword.ts';

/** Options that all routes of the signed-in account share. */
export type AccountParts = PasswordServices & {
  confirmPassword: ReturnType<typeof createConfirmPassword>;
  /** The account that is signed in, and the token of its session. */
  sessionOf(request: FastifyRequest): { account: UserRow; token: string };
};

/** Adds the shared parts of the account routes to the services. */
export function accountParts(services: PasswordServices): AccountParts {
  const cookie = sessionCookie(services.config.cookieDomain);
  return {
    ...services,
    confirmPassword: createConfirmPassword(services),
    sessionOf: (request) => ({ account: accountOf(request), token: cookie.read(request) ?? '' }),
  };
}
