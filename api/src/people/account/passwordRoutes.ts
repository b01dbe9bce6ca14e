import { passwordChangeSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../kernel/db/schema/users.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import { Sessions, sessionIdOf } from '../accounts/Sessions.ts';
import { refuseWeakPassword } from '../accounts/weakPassword.ts';
import { enqueueReport } from '../auth/mails/enqueueAccountMail.ts';
import { endOneTimeTokens } from '../auth/mails/oneTimeTokens.ts';
import type { AccountParts } from './accountParts.ts';
import { wrongPassword } from './wrongPassword.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];

/** Route to change one's own password, which ends all other sessions. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { db, clock, passwords, confirmPassword, sessionOf } = parts;
  const sessions = new Sessions(db, clock);

  app.post(
    '/api/vocal/auth/changePassword',
    { config: { action: 'useAccount' }, schema: { tags, body: passwordChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account, token } = sessionOf(request);
      const { oldPassword, newPassword } = request.body;
      const { firstName, lastName } = account;
      const person = { firstName, lastName, email: account.email ?? '' };
      await refuseWeakPassword({ ...person, password: newPassword }, '/newPassword');
      const oldHash = await confirmPassword(request, reply, {
        accountId: account.id,
        password: oldPassword,
        field: 'oldPassword',
        sessionId: sessionIdOf(token),
      });
      const passwordHash = await passwords.hash(newPassword, callerOf(request, reply));
      await db.transaction(async (transaction) => {
        const changed = await transaction
          .update(users)
          .set({ passwordHash, modifiedAt: clock() })
          .where(and(eq(users.id, account.id), eq(users.passwordHash, oldHash)))
          .returning({ id: users.id });
        if (changed.length === 0) throw wrongPassword('oldPassword');
        await sessions.endOthers(account.id, token, transaction);
        await endOneTimeTokens(transaction, account.id);
        const { email } = person;
        if (email) await enqueueReport(transaction, { kind: 'password-changed', email, firstName });
      });
      return { success: true as const };
    },
  );
};
