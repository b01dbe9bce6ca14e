import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { promos } from '../kernel/db/schema/promos.ts';
import { purges } from '../kernel/db/schema/purges.ts';
import { createTestNetwork, type TestNetwork } from '../testing/testNetwork.ts';
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
  const now = Date.now();
  await network.db.insert(promos).values({
    ...{ site: 'beat', name: 'For a moment', subtitle: '', actionUrl: '/', actionLabel: 'Go' },
    ...{ createdAt: new Date(now), startsAt: new Date(now + 3_000), endsAt: new Date(now + 6_000) },
  });
  await until(async () => (await shown()) === 'Tour diary');
  const [{ last } = { last: 0 }] = await network.db
    .select({ last: sql<number>`coalesce(max(id), 0)::int` })
    .from(purges);
  await until(async () => (await shown()) === 'For a moment', 10_000);
  await until(async () => (await shown()) === 'Tour diary', 10_000);
  const sent = await network.db.select({ tags: purges.tags }).from(purges).where(sql`${purges.id} > ${last}`);
  expect(sent).toEqual([{ tags: ['promo:beat'] }, { tags: ['promo:beat'] }]);
  expect(warnings).toEqual([]);
}, 60_000);
