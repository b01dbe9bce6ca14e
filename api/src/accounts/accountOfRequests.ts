import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AccountServices, createRequireAccount } from './requireAccount.ts';
import type { UserRow } from './userView.ts';

/**
 * Requires a session for all calls of a plugin, before their bodies are read: a stranger's megabytes are not. Their
 * responses belong to one account.
 * @returns the account of a request
 */
export function accountOfRequests(
  app: Pick<FastifyInstance, 'addHook'>,
  services: AccountServices,
): (request: FastifyRequest) => UserRow {
  const requireAccount = createRequireAccount(services);
  const accounts = new WeakMap<FastifyRequest, UserRow>();
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    accounts.set(request, await requireAccount(request));
  });
  return (request) => {
    const account = accounts.get(request);
    if (!account) throw new Error('A call was handled without its account.');
    return account;
  };
}
