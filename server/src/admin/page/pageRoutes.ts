import { refuseOtherSitesForms } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { preparation } from '@marquee/releases/registry/registryState.ts';
import { stepReporter } from '@marquee/releases/service/progressStep.ts';
import { releaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { securityHeaders, styleHash } from '../../http/contentSecurityPolicy.ts';
import type { Html } from '../../http/html.ts';
import type { Admin } from '../Admin.ts';
import type { OperatorSession, OperatorSessions } from '../auth/OperatorSessions.ts';
import { checkMayActOn } from '../auth/TokenAuthenticator.ts';
import { toProblem } from '../toProblem.ts';
import { confirmPage } from './confirmPage.ts';
import { looksRoutes } from './looksRoutes.ts';
import { problemPage } from './problemPage.ts';
import { signInPage } from './signInPage.ts';
import { statusPage } from './statusPage.ts';
import { style } from './style.ts';

const home = '/_marquee';
/** Entries of the log on the page. */
const shownEntries = 50;

const headers = {
  ...securityHeaders,
  // With `no-referrer`, browsers would not say where a form comes from.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${styleHash(style)}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const actionSchema = z.object({
  part: partNameSchema,
  action: z.enum(['promote', 'rollback']),
  version: releaseVersionSchema.optional(),
});
const actSchema = actionSchema.extend({ seen: z.string(), form: z.string() });
const signInSchema = z.object({ token: z.string().max(200) });
const formSchema = z.object({ form: z.string() });
const shownSchema = z.object({ done: z.coerce.number().int().positive().optional() });

/** The status page: HTML from here and no script. */
export async function pageRoutes(
  app: FastifyInstance,
  { admin, sessions }: { admin: Admin; sessions: OperatorSessions },
): Promise<void> {
  app.addHook('onRequest', refuseOtherSitesForms);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  const send = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.source);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'the status page failed');
    return send(reply.headers({ ...problem.headers }), problemPage(problem.message), problem.status);
  });

  const isSecure = (request: FastifyRequest) => request.protocol === 'https';
  const state = async () => admin.state((await admin.open()).service);

  /** The signed-in operator, unless the token is gone. */
  async function visitor(request: FastifyRequest): Promise<OperatorSession | null> {
    const known = await state();
    return sessions.find(request.headers.cookie, isSecure(request), known, admin.authenticator.holders(known));
  }

  /** The same for a form. @throws ProblemError 401, 403 */
  async function sender(request: FastifyRequest, form: string): Promise<OperatorSession> {
    const session = await visitor(request);
    if (!session) throw new ProblemError(401, 'signed-out', 'You are signed out: sign in and try again.');
    if (!sessions.isFormToken(session, form))
      throw new ProblemError(403, 'form', 'This form is of another session: open the page again.');
    return session;
  }

  looksRoutes(app, {
    looks: admin.looks,
    send,
    async checkSignedIn(request) {
      if (!(await visitor(request))) throw new ProblemError(401, 'signed-out', 'You are signed out: sign in first.');
    },
  });

  app.get('/', async (request, reply) => {
    const known = await visitor(request);
    if (!known) return send(reply, signInPage(null));
    const { done } = shownSchema.catch({}).parse(request.query);
    const { service } = await admin.open();
    const [counts, entries] = await Promise.all([admin.readCounts(), service.log(-shownEntries)]);
    const registryState = await state();
    const page = statusPage({
      status: releaseStatus(registryState),
      next: preparation(registryState, admin.now()),
      node: admin.node(),
      counts,
      entries: entries.reverse(),
      caller: known.caller,
      form: sessions.formToken(known),
      done: entries.find(({ seq, actor }) => seq === done && actor === known.caller.name) ?? null,
      now: admin.now(),
    });
    return send(reply, page);
  });

  app.post('/sign-in', async (request, reply) => {
    const { token } = parse(signInSchema, request.body);
    try {
      const caller = admin.authenticator.authenticate(token.trim(), request.ip, await state());
      const { cookie, event } = sessions.begin(caller, isSecure(request));
      await (await admin.open()).service.note(caller.name, event);
      return reply.header('set-cookie', cookie).redirect(home, 303);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) throw error;
      const message = problem.status === 401 ? 'That is not a valid token.' : problem.message;
      return send(reply.headers({ ...problem.headers }), signInPage(message), problem.status);
    }
  });

  app.post('/sign-out', async (request, reply) => {
    const { hash, caller } = await sender(request, parse(formSchema, request.body).form);
    await (await admin.open()).service.note(caller.name, { kind: 'signedOut', session: hash, name: caller.name });
    return reply.header('set-cookie', sessions.end(isSecure(request))).redirect(home, 303);
  });

  app.get('/confirm', async (request, reply) => {
    const { part, action, version } = parse(actionSchema, request.query);
    const known = await visitor(request);
    if (!known) return reply.redirect(home, 303);
    checkMayActOn(known.caller, part);
    const status = releaseStatus(await state()).parts.find((one) => one.part === part);
    const page = status && confirmPage(status, { action, version }, known.caller, sessions.formToken(known));
    if (!page) throw new ProblemError(409, 'moved-on', 'There is nothing to do any more: look again.');
    return send(reply, page);
  });

  app.post('/act', async (request, reply) => {
    const { part, action, version, seen, form } = parse(actSchema, request.body);
    const { caller } = await sender(request, form);
    checkMayActOn(caller, part);
    const { service } = await admin.open();
    const asked = { actor: caller.name, report: stepReporter(() => undefined), seen };
    const outcome =
      action === 'promote' ? await service.promote(part, asked) : await service.rollback(part, { ...asked, version });
    return reply.redirect(`${home}?done=${outcome.state.seq}`, 303);
  });
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ProblemError(400, 'invalid', 'The request is not valid: open the page again.');
}
