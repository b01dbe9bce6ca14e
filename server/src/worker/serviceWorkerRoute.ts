import { hostKindOf } from '@marquee/shared/domain';
import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '../address/documentPaths.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import type { ServerParts } from './ServerParts.ts';

/** A worker fetches pages and files of its own site, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * The service worker, at the root as it answers for the whole site. Switched off, where a part comes from a dev server, or at a
 * host that redirects, it is the one that removes the other.
 */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { hosts, releaseSet, isServiceWorkerOn }: Pick<ServerParts, 'hosts' | 'releaseSet' | 'isServiceWorkerOn'>,
): void {
  const { live, retired } = releaseSet.serviceWorkers;
  const source = isServiceWorkerOn && !releaseSet.devOrigin ? live : retired;
  app.get(serviceWorkerPath, (request, reply) => {
    const found = hosts.find(request.headers.host);
    // The creator platform has nothing to read offline.
    if (!found || hostKindOf(found.key) === 'creator') return reply.code(404).headers(securityHeaders).send();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...securityHeaders, 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(found.isCanonical ? source : retired);
  });
}
