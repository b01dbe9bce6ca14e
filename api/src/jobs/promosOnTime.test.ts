import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { promos } from '../kernel/db/schema/promos.ts';
import { purges } from '../kernel/db/schema/purges.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../testing/testNetwork.ts';
import { until } from '../testing/until.ts';
import { publishOnTime } from './publishOnTime.ts';

let network: TestNetwork;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await network.close();
});

const shown = async () => (await network.app.inject('/api/promos/?site=beat')).json().promo?.name;

test('starts and ends promos on time when two processes check', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (warning: unknown) => warnings.push(warning) };
  stops.push(publishOnTime(network.db, log), publishOnTime(network.db, log));
  const [{ last } = { last: 0 }] = await network.db
    .select({ last: sql<number>`coalesce(max(id), 0)::int` })
    .from(purges);
  await network.db.insert(promos).values({
    ...{ site: 'beat', name: 'For a moment', subtitle: '', actionUrl: '/', actionLabel: 'Go' },
    ...{ createdAt: testNow, startsAt: sql`now() + interval '2 seconds'`, endsAt: sql`now() + interval '1 hour'` },
  });
  await until(async () => (await shown()) === 'Tour diary');
  await until(async () => (await shown()) === 'For a moment');
  await network.db
    .update(promos)
    .set({ endsAt: sql`now() + interval '2 seconds'` })
    .where(eq(promos.name, 'For a moment'));
  await until(async () => (await shown()) === 'Tour diary');
  const sent = await network.db.select({ tags: purges.tags }).from(purges).where(sql`${purges.id} > ${last}`);
  // One purge each for the creation, the beginning, the change and the end.
  expect(sent).toEqual(Array(4).fill({ tags: ['promo:beat'] }));
  expect(warnings).toEqual([]);
});
