import { normalizeIP } from '@fastify/rate-limit';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { passkeyOptionsSchema, passkeySignInSchema } from '@marquee/shared/domain';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passkeys } from '../../../kernel/db/schema/secondFactors.ts';
import { readSharedSecret } from '../../../kernel/db/sharedSecret.ts';
import { SharedLimit } from '../../../kernel/limits/SharedLimit.ts';
import { toUser } from '../../accounts/userView.ts';
import { Challenges } from '../../factors/Challenges.ts';
import { readRelyingParty } from '../../passkeys/readRelyingParty.ts';
import { verifyPasskey } from '../../passkeys/verifyPasskeys.ts';
import { createStartSession } from '../sessions/createStartSession.ts';
import { deviceCookie } from '../sessions/deviceCookie.ts';
import type { EnterServices } from '../sessions/EnterServices.ts';
import { signedInSchema } from '../sessions/signedInSchema.ts';

const tags = ['accounts'];
const quarterMs = 15 * 60_000;

/** Routes to sign in with a passkey alone. The device has verified the person, so a passkey is both factors. */
export const passkeySignInRoutes: FastifyPluginAsyncZod<EnterServices> = async (app, services) => {
  const { db, clock, config } = services;
  const session = createStartSession(services, deviceCookie(await readSharedSecret(db, 'device-cookies')));
  const challenges = new Challenges(db, clock);
  const optionsOfAddress = new SharedLimit({
    ...{ db, name: 'passkey-options', max: config.limits.signIn, windowMs: quarterMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/auth/passkeyOptions',
    { config: { action: 'enter' }, schema: { tags, response: { 200: passkeyOptionsSchema } } },
    async (request) => {
      await optionsOfAddress.admit(normalizeIP(request.ip));
      const party = await readRelyingParty(db, config);
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
      await challenges.store(options.challenge, 'passkey', null);
      return { success: true as const, options: { ...options } };
    },
  );

  app.post(
    '/api/vocal/auth/passkeySignIn',
    { config: { action: 'enter' }, schema: { tags, body: passkeySignInSchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      const { response } = request.body;
      const [key] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
      const counter =
        key &&
        (await verifyPasskey(request.body, key, {
          party: await readRelyingParty(db, config),
          useChallenge: async (challenge) => (await challenges.use(challenge, 'passkey', null)) !== undefined,
        }));
      if (!key || counter == null) throw refused();
      const { id, userId } = key;
      const token = await db.transaction(async (transaction) => {
        // A passkey that was removed meanwhile, or whose copy has signed since, signs nobody in.
        const { rowCount } = await transaction
          .update(passkeys)
          .set({ counter, lastUsedAt: clock() })
          .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)));
        if (rowCount !== 1) throw refused();
        return session.insert(request, { userId, way: 'passkey', provesFactor: true }, transaction);
      });
      const account = token === undefined ? undefined : await session.enter(request, reply, userId, token);
      if (!account) throw refused();
      return { success: true as const, user: toUser(account) };
    },
  );
};

function refused(): ProblemError {
  const message = 'This passkey is unknown, was removed, or took too long. Try again, or sign in another way.';
  return new ProblemError(401, 'passkey-refused', message);
}
