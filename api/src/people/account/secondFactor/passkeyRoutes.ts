import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  newPasskeySchema,
  passkeyAdditionSchema,
  passkeyOptionsSchema,
  passkeyRemovalSchema,
  passkeyRenamingSchema,
  secondFactorLimits,
} from '@marquee/shared/domain';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../../kernel/db/rowId.ts';
import { passkeys } from '../../../kernel/db/schema/secondFactors.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { Sessions } from '../../accounts/Sessions.ts';
import { Challenges } from '../../factors/Challenges.ts';
import { forgetProofs } from '../../factors/removeFactors.ts';
import { readRelyingParty } from '../../passkeys/readRelyingParty.ts';
import { verifyNewPasskey } from '../../passkeys/verifyPasskeys.ts';
import { createProveOwner } from './createProveOwner.ts';
import type { FactorParts } from './factorParts.ts';
import { reportSecurity } from './reportSecurity.ts';

const doneSchema = z.object({ success: z.literal(true) });
const done = { success: true as const };
const tags = ['accounts'];
const useAccount = { action: 'useAccount' } as const;

/** Routes to add, rename and remove passkeys of the account. */
export const passkeyRoutes: FastifyPluginAsyncZod<FactorParts> = async (app, parts) => {
  const { db, clock, config, sessionOf } = parts;
  const sessions = new Sessions(db, clock);
  const challenges = new Challenges(db, clock);
  const proveOwner = createProveOwner(parts);

  app.post(
    '/api/vocal/auth/newPasskeyOptions',
    { config: useAccount, schema: { tags, body: newPasskeySchema, response: { 200: passkeyOptionsSchema } } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      await proveOwner.toAdd(request, reply, request.body.password);
      const existing = await db.select().from(passkeys).where(eq(passkeys.userId, account.id));
      if (existing.length >= secondFactorLimits.passkeys) throw passkeysFull();
      const party = await readRelyingParty(db, config);
      const options = await generateRegistrationOptions({
        ...{ rpName: party.name, rpID: party.id, attestationType: 'none' },
        userID: new TextEncoder().encode(String(account.id)),
        userName: account.email ?? account.key,
        userDisplayName: `${account.firstName} ${account.lastName}`,
        excludeCredentials: existing.map(({ credentialId: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.store(options.challenge, 'register-passkey', account.id);
      return { success: true as const, options: { ...options } };
    },
  );

  app.post(
    '/api/vocal/auth/addPasskey',
    { config: useAccount, schema: { tags, body: passkeyAdditionSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const { name } = request.body;
      const passkey = await verifyNewPasskey(request.body, {
        party: await readRelyingParty(db, config),
        useChallenge: async (challenge) =>
          (await challenges.use(challenge, 'register-passkey', account.id)) !== undefined,
      });
      if (!passkey) throw refused();
      await db
        .transaction(async (transaction) => {
          await transaction.insert(passkeys).values({ ...passkey, userId: account.id, name, createdAt: clock() });
          await sessions.proveFactor(token, transaction);
          await reportSecurity(transaction, account, 'passkey-added');
        })
        .catch((error: unknown) => {
          throw violatedConstraint(error) === 'passkeys_credential_id_key' ? refused() : error;
        });
      return done;
    },
  );

  app.post(
    '/api/vocal/auth/renamePasskey',
    { config: useAccount, schema: { tags, body: passkeyRenamingSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { id, name } = request.body;
      const { rowCount } = await db
        .update(passkeys)
        .set({ name })
        .where(isOwn(sessionOf(request).account.id, id));
      if (rowCount !== 1) throw notFound('The passkey');
      return done;
    },
  );

  app.post(
    '/api/vocal/auth/removePasskey',
    { config: useAccount, schema: { tags, body: passkeyRemovalSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      const { id, ...proof } = request.body;
      await proveOwner.toRemove(request, reply, proof);
      await db.transaction(async (transaction) => {
        const { rowCount } = await transaction.delete(passkeys).where(isOwn(account.id, id));
        if (rowCount !== 1) throw notFound('The passkey');
        await forgetProofs(transaction, account.id);
        await reportSecurity(transaction, account, 'passkey-removed');
      });
      return done;
    },
  );
};

function isOwn(userId: number, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, rowId(id)));
}

function passkeysFull(): ProblemError {
  const message = `You have ${secondFactorLimits.passkeys} passkeys. Remove one that you no longer use, then add another.`;
  return new ProblemError(409, 'passkeys-full', message);
}

function refused(): ProblemError {
  const message = 'The passkey of your device could not be added. Try again.';
  return new ProblemError(422, 'invalid', message, {
    errors: [{ pointer: '/response', code: 'passkey-refused', message }],
  });
}
