import {
  noticeListSchema,
  noticeMailChoiceSchema,
  noticesReadResponseSchema,
  noticesReadSchema,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../kernel/db/schema/users.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { countUnread, listNotices } from './listNotices.ts';
import { markNoticesRead } from './markNoticesRead.ts';

/** Maximum page number. Notices are deleted after a year, so no account has more pages. */
const lastPage = 1_000;
const querySchema = z.object({ page: z.coerce.number().int().min(1).max(lastPage).default(1) });
const tags = ['notices'];

/** Routes for an account's notices. */
export const noticeRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;

  app.get(
    '/api/vocal/notices',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: querySchema, response: { 200: noticeListSchema } },
    },
    async (request) => listNotices(db, accountOf(request).id, request.query.page),
  );

  app.post(
    '/api/vocal/notices/read',
    {
      config: { action: 'useAccount' },
      schema: { tags, body: noticesReadSchema, response: { 200: noticesReadResponseSchema } },
    },
    async (request) => {
      const { id } = accountOf(request);
      await markNoticesRead(db, id, request.body, clock());
      return { success: true as const, unread: await countUnread(db, id) };
    },
  );

  app.get(
    '/api/vocal/notices/mails',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: noticeMailChoiceSchema } } },
    async (request) => {
      const [row] = await db
        .select({ mails: users.noticeMails })
        .from(users)
        .where(eq(users.id, accountOf(request).id));
      return { mails: row?.mails ?? 'each' };
    },
  );

  app.post(
    '/api/vocal/notices/mails',
    {
      config: { action: 'useAccount' },
      schema: { tags, body: noticeMailChoiceSchema, response: { 200: noticeMailChoiceSchema } },
    },
    async (request) => {
      const { mails } = request.body;
      await db
        .update(users)
        .set({ noticeMails: mails })
        .where(eq(users.id, accountOf(request).id));
      return { mails };
    },
  );
};
