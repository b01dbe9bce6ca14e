import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../accounts/userView.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of the session of a Vocal call; null for calls that need no session. */
    account: UserRow | null;
  }
}

/** Returns the account of a call whose action needs one. */
export function accountOf({ account }: FastifyRequest): UserRow {
  if (!account) throw new Error('A call was handled without its account.');
  return account;
}
