import {
  hintListSchema,
  networkMoneyQuerySchema,
  networkMoneySchema,
  networkReadListSchema,
  networkReadsQuerySchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { findHints } from './findHints.ts';
import { listNetworkReads } from './listNetworkReads.ts';
import { readNetworkMoney } from './readNetworkMoney.ts';

const tags = ['money'];
const minuteMs = 60_000;
/** Sums of a year, and hints of a week, read a million rows of a big network. */
const maxSums = 20;
const maxLists = 120;
const success = true as const;

/** Routes for moderators to see the money and reads of the sites that they moderate. */
export const networkMoneyRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const limitOf = (max: number, name: string) =>
    app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: (request) => `${name} ${accountOf(request).id}` });
  const sumsOfAccount = limitOf(maxSums, 'network money');
  const listsOfAccount = limitOf(maxLists, 'network reads');

  app.get(
    '/api/vocal/networkMoney',
    {
      config: { action: 'readNetworkMoney' },
      schema: { tags, querystring: networkMoneyQuerySchema, response: { 200: networkMoneySchema } },
    },
    async (request) => {
      refuseExceeded(await sumsOfAccount(request));
      return { success, ...(await readNetworkMoney(db, accountOf(request), request.query, clock())) };
    },
  );

  app.get(
    '/api/vocal/networkMoney/hints',
    {
      config: { action: 'readNetworkMoney' },
      schema: { tags, querystring: networkMoneyQuerySchema, response: { 200: hintListSchema } },
    },
    async (request) => {
      refuseExceeded(await sumsOfAccount(request));
      return { success, ...(await findHints(db, accountOf(request), request.query, clock())) };
    },
  );

  app.get(
    '/api/vocal/networkMoney/reads',
    {
      config: { action: 'readNetworkMoney' },
      schema: { tags, querystring: networkReadsQuerySchema, response: { 200: networkReadListSchema } },
    },
    async (request) => {
      refuseExceeded(await listsOfAccount(request));
      return { success, ...(await listNetworkReads(db, accountOf(request), request.query)) };
    },
  );
};
