import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { securityHeaders } from '../../http/contentSecurityPolicy.ts';
import type { NodeOverrides } from '../../overrides/NodeOverrides.ts';
import { reloadScript } from '../../overrides/reloadScript.ts';
import { toProblem } from '../toProblem.ts';

const ticketSchema = z.object({ ticket: z.string().max(300) });

const headers = {
  ...securityHeaders,
  // The address contains a ticket, which must not leak through the Referer header.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** Pages on which a developer enters and leaves an override. */
export async function overrideRoutes(app: FastifyInstance, { overrides }: { overrides: NodeOverrides }) {
  const { tickets } = overrides;
  // Otherwise a link on another site could put people into an override without their consent.
  app.addHook('onRequest', refuseOtherSites);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _text, done) =>
    done(null, {}),
  );
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message } = toProblem(error);
    if (status >= 500) request.log.error({ err: error }, 'cannot open an override');
    const sentence =
      code === 'cross-site' ? 'Copy this address into the address bar: no other page may open it.' : message;
    return reply.code(status).headers(headers).type('text/plain; charset=utf-8').send(`${sentence}\n`);
  });

  app.get('/', async (request, reply) => {
    const { ticket } = ticketSchema.catch({ ticket: '' }).parse(request.query);
    const id = tickets.readTicket(ticket);
    if (id === null)
      throw new ProblemError(
        403,
        'ticket',
        'This link is invalid or has expired. Run the command again for a new one.',
      );
    const override = await overrides.find(id);
    if (!override) throw new ProblemError(404, 'unknown-override', 'This override has ended.');
    return reply
      .headers(headers)
      .header('set-cookie', tickets.cookieFor(override, request.protocol === 'https'))
      .redirect('/', 303);
  });

  app.get('/now', async (request, reply) => reply.headers(headers).send(overrides.servedTo(request.headers.cookie)));

  app.get('/reload.js', async (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(reloadScript),
  );

  app.post('/end', async (request, reply) =>
    reply
      .headers(headers)
      .header('set-cookie', tickets.noCookie(request.protocol === 'https'))
      .redirect(pageBefore(request), 303),
  );
}

/** Path of the page whose button was pressed. */
function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string {
  const page = URL.parse(referer);
  return page?.host === host ? page.pathname.replace(/^\/+/, '/') + page.search : '/';
}
