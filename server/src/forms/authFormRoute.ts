import { isFromOwnPage } from '@marquee/platform/http/crossSiteGuard.ts';
import { creatorHost } from '@marquee/shared/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiAddress } from '../ApiAddress.ts';
import { addressOf } from '../address/addressOf.ts';
import type { Hosts } from '../address/Hosts.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import type { PageService } from '../pages/PageService.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';
import { authPath } from './authPath.ts';
import { formTransport } from './formTransport.ts';

type Parts = { hosts: Hosts; pages: PageService; api: ApiAddress };

/** Bytes of the longest form: four fields at their limits, each character escaped. */
const bodyLimit = 8_192;

/** `POST /auth` on the creator host: its forms without scripts. The page's own action responds. */
export async function authFormRoute(app: FastifyInstance, { hosts, pages, api }: Parts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'cannot handle a form');
    return reply
      .code(status)
      .headers({ ...securityHeaders, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong on our side. Please try again in a moment.\n' : `${error.message}\n`);
  });

  app.post<{ Body?: URLSearchParams }>(authPath, { bodyLimit }, async (request, reply) => {
    const host = hosts.keyOf(request.headers.host);
    if (host !== creatorHost) return reply.callNotFound();
    const address = addressOf(request.raw);
    if (address.area !== 'page') return reply.callNotFound();
    const page = readPageRequest(request.raw, host, address, pages);
    if ('redirectTo' in page) return reply.redirect(page.redirectTo, 303);
    // Otherwise another site could sign a reader in to an account of its own.
    if (!isFromOwnPage(request))
      return reply
        .code(403)
        .headers({ ...securityHeaders, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('This form can only be sent from its own page.\n');

    const { transport, traits } = formTransport(api, {
      ip: request.ip,
      host: request.headers.host ?? '',
      protocol: request.protocol,
      cookie: request.headers.cookie,
    });
    const { path, query } = address;
    const form = { fields: request.body ?? new URLSearchParams(), path, query };
    const response = await pages.respondToForm(page, form, transport);
    if (traits.cookies.length > 0) reply.raw.setHeader('set-cookie', traits.cookies);
    if (traits.retryAfter) reply.raw.setHeader('retry-after', traits.retryAfter);
    reply.hijack();
    sendPageResponse(request.raw, reply.raw, response);
  });
}
