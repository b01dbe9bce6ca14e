import { refuseOtherSitesForms } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { preparation } from '@marquee/releases/registry/registryState.ts';
import { stepReporter } from '@marquee/releases/service/progressStep.ts';
import { releaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { securityHeaders, styleHash } from '../../http/contentSecurityPolicy.ts';
import type { Html } from '../../http/html.ts';
import type { Admin } from '../Admin.ts';
import type { OperatorSessions } from '../auth/OperatorSessions.ts';
import { checkMayActOn } from '../auth/TokenAuthenticator.ts';
import { toProblem } from '../toProblem.ts';
import { Visitors } from '../Visitors.ts';
import { confirmPage } from './confirmPage.ts';
import { looksRoutes } from './looksRoutes.ts';
import { problemPage } from './problemPage.ts';
import { signInPage } from './signInPage.ts';
import { statusPage } from './statusPage.ts';
import { style } from './style.ts';

const home = '/_marquee';
/** Maximum number of log entries on the page. */
const shownEntries = 50;

const headers = {
  ...securityHeaders,
  // With `no-referrer`, browsers send `Origin: null` with a form, so its origin could not be checked.
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

/** Sends a page with the headers that all operator pages have. */
const send = (reply: FastifyReply, page: Html, status = 200) =>
  reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.source);

type Parts = { admin: Admin; sessions: OperatorSessions; visitors: Visitors };

/** Routes of the status page and its actions, below `/_marquee`. The pages are plain HTML without scripts. */
export async function pageRoutes(
  app: FastifyInstance,
  { admin, sessions }: { admin: Admin; sessions: OperatorSessions },
): Promise<void> {
  app.addHook('onRequest', refuseOtherSitesForms);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'status page failed');
    return send(reply.headers({ ...problem.headers }), problemPage(problem.message), problem.status);
  });

  const visitors = new Visitors(admin, sessions);
  const parts = { admin, sessions, visitors };
  statusRoute(app, parts);
  sessionRoutes(app, parts);
  actionRoutes(app, parts);
  looksRoutes(app, {
    looks: admin.looks,
    send,
    async checkSignedIn(request) {
      if (!(await visitors.find(request)))
        throw new ProblemError(401, 'signed-out', 'You are signed out. Sign in first.');
    },
  });
}

function statusRoute(app: FastifyInstance, { admin, sessions, visitors }: Parts): void {
  app.get('/', async (request, reply) => {
    const known = await visitors.find(request);
    if (!known) return send(reply, signInPage(null));
    const { done } = shownSchema.catch({}).parse(request.query);
    const { service } = await admin.open();
    const [counts, cdn, entries] = await Promise.all([admin.readCounts(), admin.readCdn(), service.log(-shownEntries)]);
    const registryState = await visitors.state();
    const page = statusPage({
      status: releaseStatus(registryState),
      next: preparation(registryState, admin.now()),
      node: admin.node(),
      counts,
      cdn,
      entries: entries.reverse(),
      caller: known.caller,
      form: sessions.formToken(known),
      done: entries.find(({ seq, actor }) => seq === done && actor === known.caller.name) ?? null,
      now: admin.now(),
    });
    return send(reply, page);
  });
}

function sessionRoutes(app: FastifyInstance, { admin, sessions, visitors }: Parts): void {
  app.post('/sign-in', async (request, reply) => {
    const { token } = parse(signInSchema, request.body);
    try {
      const caller = admin.authenticator.authenticate(token.trim(), request.ip, await visitors.state());
      const { cookie, event } = sessions.begin(caller, visitors.isSecure(request));
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
    const { hash, caller } = await visitors.sender(request, parse(formSchema, request.body).form);
    await (await admin.open()).service.note(caller.name, { kind: 'signedOut', session: hash, name: caller.name });
    return reply.header('set-cookie', sessions.end(visitors.isSecure(request))).redirect(home, 303);
  });
}

/** Routes for promoting and rolling back. The operator confirms each action on a separate page. */
function actionRoutes(app: FastifyInstance, { admin, sessions, visitors }: Parts): void {
  app.get('/confirm', async (request, reply) => {
    const { part, action, version } = parse(actionSchema, request.query);
    const known = await visitors.find(request);
    if (!known) return reply.redirect(home, 303);
    checkMayActOn(known.caller, part);
    const status = releaseStatus(await visitors.state()).parts.find((one) => one.part === part);
    const page = status && confirmPage(status, { action, version }, known.caller, sessions.formToken(known));
    if (!page) throw new ProblemError(409, 'moved-on', 'There is nothing left to do. Look at the status again.');
    return send(reply, page);
  });

  app.post('/act', async (request, reply) => {
    const { part, action, version, seen, form } = parse(actSchema, request.body);
    const { caller } = await visitors.sender(request, form);
    checkMayActOn(caller, part);
    const { service } = await admin.open();
    const options = { actor: caller.name, report: stepReporter(() => undefined), seen };
    const outcome =
      action === 'promote'
        ? await service.promote(part, options)
        : await service.rollback(part, { ...options, version });
    return reply.redirect(`${home}?done=${outcome.state.seq}`, 303);
  });
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ProblemError(400, 'invalid', 'The request is not valid. Open the page again.');
}
