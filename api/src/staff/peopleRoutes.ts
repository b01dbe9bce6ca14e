import {
  grantsChangeSchema,
  type PersonResponse,
  peopleListSchema,
  peopleQuerySchema,
  personResponseSchema,
  suspensionSchema,
} from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../kernel/db/connect.ts';
import { rowId } from '../kernel/db/rowId.ts';
import { notFound } from '../kernel/http/notFound.ts';
import { idParams } from '../kernel/http/requests/commonSchemas.ts';
import { refuseExceeded } from '../kernel/limits/refuseExceeded.ts';
import type { Services } from '../kernel/services.ts';
import { accountOf } from '../people/rights/accountOf.ts';
import { changeGrants } from './changeGrants.ts';
import { changeSuspension } from './changeSuspension.ts';
import { findPerson, listPeople } from './listPeople.ts';

const tags = ['people'];
const pageSize = 30;
const minuteMs = 60_000;
/** Maximum number of calls of an administrator in a minute. A search reads the names of all accounts. */
const maxCalls = 120;
const success = true as const;

/** Routes for administrators to find accounts, to give roles and to suspend accounts. */
export const peopleRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  const callsOfAccount = app.createRateLimit({
    ...{ max: maxCalls, timeWindow: minuteMs },
    keyGenerator: (request) => `people ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));

  app.get(
    '/api/vocal/people',
    {
      config: { action: 'managePeople' },
      schema: { tags, querystring: peopleQuerySchema, response: { 200: peopleListSchema } },
    },
    async (request) => {
      const found = await listPeople(db, request.query, pageSize + 1);
      const people = found.slice(0, pageSize);
      return { success, people, next: found.length > pageSize ? (people.at(-1)?.id ?? null) : null };
    },
  );

  app.put(
    '/api/vocal/people/:id/grants',
    {
      config: { action: 'managePeople' },
      schema: { tags, params: idParams, body: grantsChangeSchema, response: { 200: personResponseSchema } },
    },
    async (request) => {
      const userId = rowId(request.params.id);
      const change = { ...request.body, userId, actorId: accountOf(request).id, now: clock() };
      return db.transaction(async (transaction) => {
        if (!(await findPerson(transaction, userId))) throw notFound('The account');
        await changeGrants(transaction, change);
        return responseOf(transaction, userId);
      });
    },
  );

  app.post(
    '/api/vocal/people/:id/suspend',
    {
      config: { action: 'managePeople' },
      schema: { tags, params: idParams, body: suspensionSchema, response: { 200: personResponseSchema } },
    },
    async (request) => suspend(request, request.params.id, request.body.reason),
  );

  app.post(
    '/api/vocal/people/:id/restore',
    {
      config: { action: 'managePeople' },
      schema: { tags, params: idParams, response: { 200: personResponseSchema } },
    },
    async (request) => suspend(request, request.params.id, null),
  );

  async function suspend(request: FastifyRequest, id: string, reason: string | null): Promise<PersonResponse> {
    const change = { userId: rowId(id), reason, actorId: accountOf(request).id, now: clock() };
    return db.transaction(async (transaction) => {
      await changeSuspension(transaction, change);
      return responseOf(transaction, change.userId);
    });
  }
};

async function responseOf(db: Queryable, userId: number): Promise<PersonResponse> {
  const person = await findPerson(db, userId);
  if (!person) throw notFound('The account');
  return { success, person };
}
