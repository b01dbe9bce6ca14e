import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  factorProofSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorSchema,
  secondFactorStartedSchema,
  secondFactorStartSchema,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../../kernel/db/schema/users.ts';
import { SharedLimit } from '../../../kernel/limits/SharedLimit.ts';
import { Sessions } from '../../accounts/Sessions.ts';
import type { UserRow } from '../../accounts/userView.ts';
import { hasCodes, readFactors } from '../../factors/readFactors.ts';
import { makeRecoveryCodes } from '../../factors/recoveryCodes.ts';
import { removeCodes } from '../../factors/removeFactors.ts';
import { addressOf } from '../../factors/totp.ts';
import { beginCodes, confirmCodes } from './changeCodes.ts';
import { createProveOwner } from './createProveOwner.ts';
import type { FactorParts } from './factorParts.ts';
import { reportSecurity } from './reportSecurity.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
const quarterMs = 15 * 60_000;
/** Codes that an account may try in a quarter of an hour to finish the set-up. */
const maxConfirmations = 30;

/** Routes of the codes of an authenticator app, for the account page. */
export const secondFactorRoutes: FastifyPluginAsyncZod<FactorParts> = async (app, parts) => {
  const { db, clock, config, factorSeal, sessionOf } = parts;
  const sessions = new Sessions(db, clock);
  const proveOwner = createProveOwner(parts);
  const confirmations = new SharedLimit({
    ...{ db, name: 'second-factor-confirmations', max: maxConfirmations, windowMs: quarterMs },
    now: () => clock().getTime(),
  });
  const useAccount = { action: 'useAccount' } as const;
  const ownerOf = (account: UserRow) => ({ db, factorSeal, userId: account.id, now: clock() });

  app.get(
    '/api/vocal/auth/secondFactor',
    { config: useAccount, schema: { tags, response: { 200: secondFactorSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, account.id));
      const roles = [...account.grants, ...(account.withheld ?? [])];
      return {
        ...{ success: true as const, ...(await readFactors(db, account.id)) },
        hasPassword: Boolean(row?.hash),
        isDemanded: roles.some(({ role }) => config.secondFactorRoles.includes(role)),
        isProved: await sessions.provesFactor(token),
      };
    },
  );

  app.post(
    '/api/vocal/auth/beginSecondFactor',
    {
      config: useAccount,
      schema: { tags, body: secondFactorStartSchema, response: { 200: secondFactorStartedSchema } },
    },
    async (request, reply) => {
      const { account } = sessionOf(request);
      await proveOwner.toAdd(request, reply, request.body.password);
      const secret = await beginCodes(ownerOf(account));
      return { success: true as const, secret, address: addressOf(secret, account.email ?? account.key) };
    },
  );

  app.post(
    '/api/vocal/auth/confirmSecondFactor',
    { config: useAccount, schema: { tags, body: secondFactorCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      await confirmations.admit(String(account.id));
      const recoveryCodes = await confirmCodes(ownerOf(account), request.body.code, async (transaction) => {
        // Sessions that began without a code would otherwise stay open to somebody who knows the password.
        await sessions.endOthers(account.id, token, transaction);
        await sessions.proveFactor(token, transaction);
        await reportSecurity(transaction, account, 'codes-on');
      });
      return { success: true as const, recoveryCodes };
    },
  );

  app.post(
    '/api/vocal/auth/removeSecondFactor',
    { config: useAccount, schema: { tags, body: factorProofSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      await proveOwner.toRemove(request, reply, request.body);
      await db.transaction(async (transaction) => {
        if (await removeCodes(transaction, account.id)) await reportSecurity(transaction, account, 'codes-off');
      });
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/auth/makeRecoveryCodes',
    { config: useAccount, schema: { tags, body: factorProofSchema, response: { 200: recoveryCodesSchema } } },
    async (request, reply) => {
      const { account } = sessionOf(request);
      if (!(await hasCodes(db, account.id))) throw codesAreOff();
      await proveOwner.toRemove(request, reply, request.body);
      const recoveryCodes = await db.transaction(async (transaction) => {
        await reportSecurity(transaction, account, 'recovery-codes-made');
        return makeRecoveryCodes(transaction, account.id);
      });
      return { success: true as const, recoveryCodes };
    },
  );
};

function codesAreOff(): ProblemError {
  const message = 'Codes are off. Set up an authenticator app first.';
  return new ProblemError(409, 'second-factor-status', message);
}
