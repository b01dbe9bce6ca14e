import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { promoSchema } from '@marquee/shared/domain';
import { promos } from '../../kernel/db/schema/promos.ts';
import { purge } from '../../kernel/purges/purge.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { until } from '../../testing/until.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const get = (path: string) => network.app.inject(path);

test('returns the newest active promo of a site', async () => {
  const { promo } = (await get('/api/promos/?site=beat')).json();
  expect(promoSchema.strict().parse(promo)).toMatchObject({
    name: 'Tour diary',
    actionUrl: '/about',
    actionLabel: 'Look',
  });
  expect((await get('/api/promos?site=beat')).json()).toEqual({ promo });
  expect((await get('/api/promos/?site=feast')).json()).toEqual({ promo: null });

  const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  const base = { site: 'beat' as const, subtitle: '', actionUrl: '/', actionLabel: 'Go' };
  await network.db.insert(promos).values([
    { ...base, name: 'Newer', createdAt: later(1) },
    { ...base, name: 'Withdrawn', createdAt: later(2), active: false },
  ]);
  await purge(network.db, ['promo:beat']);
  await until(async () => (await get('/api/promos/?site=beat')).json().promo.name === 'Newer');
});
