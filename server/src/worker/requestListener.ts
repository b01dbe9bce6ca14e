import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../address/addressOf.ts';
import { redirectSearchForm } from '../forms/redirectSearchForm.ts';
import { redirectVisitor } from '../forms/redirectVisitor.ts';
import { bodyRuleOf } from '../http/bodies/bodyRules.ts';
import { guardBody } from '../http/bodies/guardBody.ts';
import { sendError } from '../http/errors/errorResponse.ts';
import { isOwnCall } from '../http/isOwnCall.ts';
import type { ApiProxy } from '../http/proxy/ApiProxy.ts';
import { respondFromCache } from './respondFromCache.ts';
import { respondUnreadable } from './respondUnreadable.ts';
import type { ServerParts } from './ServerParts.ts';

const yearSeconds = 31_536_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns the listener for every request of a worker. Answers what needs no router: invalid addresses, calls of the api, requests for
 * another release set, redirects and stored pages.
 * @param next receives all other requests
 */
export function requestListener(parts: ServerParts, proxy: ApiProxy, next: Listener): Listener {
  const ruleOf = parts.times?.bodyRuleOf ?? bodyRuleOf;
  return (request, response) => {
    const address = addressOf(request);
    parts.watch.begin(request, response, address);
    if (parts.isHttps) response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
    guardBody(request, response, ruleOf(address));
    if (respondUnreadable(address, request, response, parts)) return;
    // Load balancers and Kubernetes send their health checks to an IP address, so these work for any host.
    if (address.area === 'admin' && !parts.hosts.keyOf(request.headers.host) && !isOwnCall(request)) {
      sendError(request.url ?? '', response, { status: 404, code: '404', message: 'This address was not found.' });
      return;
    }
    if (address.area === 'api') {
      void proxy.handle(request, response, address);
      return;
    }
    parts.liveProxy.handle(request, response, () =>
      parts.canaryProxy.handle(request, response, () => {
        if (redirectSearchForm(request, response) || redirectVisitor(request, response, parts.hosts)) return;
        if (respondFromCache(request, response, address, parts)) parts.counts.page(request);
        else next(request, response);
      }),
    );
  };
}
