import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../../accounts/userView.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account whose session a call of Vocal carries; null for calls of everybody. */
    account: UserRow | null;
  }
}

/** The account of a call whose action needs one. */
export function accountOf({ account }: FastifyRequest): UserRow {
  if (!account) throw new Error('A call was handled without its account.');
  return account;
}
