import { normalizeIP } from '@fastify/rate-limit';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type OpenidFailure, signInWaysSchema } from '@marquee/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSharedSecret } from '../kernel/db/sharedSecret.ts';
import { readCreatorOrigin } from '../kernel/hosts/readCreatorOrigin.ts';
import { SharedLimit } from '../kernel/limits/SharedLimit.ts';
import { createOneTimeTokens } from '../people/auth/mails/oneTimeTokens.ts';
import { createStartSession } from '../people/auth/sessions/createStartSession.ts';
import { deviceCookie } from '../people/auth/sessions/deviceCookie.ts';
import type { EnterServices } from '../people/auth/sessions/EnterServices.ts';
import { Challenges } from '../people/factors/Challenges.ts';
import { hasCodes } from '../people/factors/readFactors.ts';
import { applyRoles } from './applyRoles.ts';
import { failureOf } from './failureOf.ts';
import { joinAccount } from './joinAccount.ts';
import { OpenidProvider } from './OpenidProvider.ts';
import { OpenidRefusedError } from './OpenidRefusedError.ts';
import { openidCookie } from './openidCookie.ts';
import { readIdentity } from './readIdentity.ts';

const tags = ['accounts'];
const quarterMs = 15 * 60_000;
const startQuerySchema = z.object({ next: z.string().max(500).default('') });
/** Routes to sign in by the OpenID provider. Browsers open both addresses, so failures lead back to the sign-in page. */
export const openidRoutes: FastifyPluginAsyncZod<EnterServices> = async (app, services) => {
  const { db, clock, config } = services;
  const { openid: settings } = config;
  const provider = settings && new OpenidProvider(settings);
  const session = createStartSession(services, deviceCookie(await readSharedSecret(db, 'device-cookies')));
  const challenges = new Challenges(db, clock);
  const tokens = createOneTimeTokens(db, clock);
  const startsOfAddress = new SharedLimit({
    ...{ db, name: 'openid-starts', max: config.limits.signIn, windowMs: quarterMs },
    now: () => clock().getTime(),
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  });

  app.get(
    '/api/vocal/auth/ways',
    { config: { action: 'enter' }, schema: { tags, response: { 200: signInWaysSchema } } },
    async () => ({ success: true as const, openid: settings && { label: settings.label } }),
  );

  app.get(
    '/api/vocal/auth/openid/start',
    { config: { action: 'enter' }, schema: { tags, querystring: startQuerySchema } },
    async (request, reply) => {
      if (!provider) throw new ProblemError(404, '404', 'Not found');
      return guarded(request, reply, async () => {
        await startsOfAddress.admit(normalizeIP(request.ip));
        const { state, address, nonce, verifier } = await provider.start(await readCreatorOrigin(db, config));
        await challenges.store(state, 'openid', null, { nonce, verifier, next: request.query.next });
        openidCookie.write(request, reply, state);
        return address;
      });
    },
  );

  app.get(
    '/api/vocal/auth/openid/callback',
    { config: { action: 'enter' }, schema: { tags } },
    async (request, reply) => {
      if (!provider || !settings) throw new ProblemError(404, '404', 'Not found');
      return guarded(request, reply, async () => {
        const state = openidCookie.read(request);
        openidCookie.clear(request, reply);
        // The library checks the answer, whose length only the limit on addresses limits: codes may be long.
        const query = request.url.slice(request.url.indexOf('?'));
        const answered = new URLSearchParams(query).get('state');
        const begun = state && state === answered ? await challenges.use(state, 'openid', null) : undefined;
        if (!state || !begun) throw new OpenidRefusedError('openid-expired');
        const { nonce = '', verifier = '', next = '' } = begun;
        const answer = { creatorOrigin: await readCreatorOrigin(db, config), query };
        const { claims, provesFactor } = await provider.finish(answer, state, { nonce, verifier });
        return enter(request, reply, { claims, provesFactor, next });
      });
    },
  );

  type Arrival = { claims: Readonly<Record<string, unknown>>; provesFactor: boolean; next: string };

  /** Signs the person of the claims in. @returns the page that the browser opens next */
  async function enter(request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<string> {
    if (!settings) throw new OpenidRefusedError('openid-refused');
    const { claims, provesFactor, next } = arrival;
    const identity = readIdentity(claims, settings);
    const userId = await joinAccount(db, identity, clock());
    await db.transaction((transaction) => applyRoles(transaction, userId, identity, clock()));
    if (!provesFactor && (await hasCodes(db, userId))) {
      const facts = { userId, purpose: 'second-step', email: identity.email ?? '' } as const;
      return signInPage({ challenge: await tokens.make(facts) }, next);
    }
    const token = await session.insert(request, { userId, way: 'openid', provesFactor });
    if (!token || !(await session.enter(request, reply, userId, token))) throw new OpenidRefusedError('openid-refused');
    // The sign-in page goes on to the page that was asked for, after checking it.
    return signInPage({}, next);
  }

  /** Redirects to the address that a step returns, or to the sign-in page with the reason of its failure. */
  async function guarded(request: FastifyRequest, reply: FastifyReply, step: () => Promise<string>) {
    try {
      return await reply.redirect(await step(), 303);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'openid-unavailable') request.log.warn({ err: error }, 'OpenID provider does not respond');
      else request.log.info({ err: error }, 'sign-in by the OpenID provider was refused');
      return reply.redirect(await signInPage({ failure }, ''), 303);
    }
  }

  /** Returns the sign-in page. The state is in the fragment, which no server and no log gets. */
  async function signInPage(state: { failure?: OpenidFailure; challenge?: string }, next: string): Promise<string> {
    const query = new URLSearchParams({ way: 'sign-in', ...(next && { next }) });
    const fragment = new URLSearchParams(state).toString();
    return `${await readCreatorOrigin(db, config)}/auth?${query}${fragment && `#${fragment}`}`;
  }
};
