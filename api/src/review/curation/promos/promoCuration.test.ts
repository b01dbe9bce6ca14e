import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CuratedPromo, curationLimits, type PromoFields } from '@marquee/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../../kernel/db/schema/audit.ts';
import { promos } from '../../../kernel/db/schema/promos.ts';
import { purges } from '../../../kernel/db/schema/purges.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { touchDuePromos } from '../../../reading/promos/touchDuePromos.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { until } from '../../../testing/until.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '1000' });
  cookie = await signIn(network.app, demoAccounts.moderator);
});
afterAll(() => network.close());

const fields: PromoFields = {
  ...{ name: 'Winter tour', subtitle: 'Nine rooms', actionLabel: 'Dates', actionUrl: '/tag/touring', image: null },
  ...{ from: null, to: null, active: true },
};
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/curation/beat/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
/** Returns the name of the promo on the site's home page. */
const shown = async () => (await network.app.inject('/api/promos/?site=beat')).json().promo?.name;
async function create(changes: Partial<PromoFields>): Promise<CuratedPromo> {
  const response = await send('POST', 'promos', { ...fields, ...changes });
  expect(response.statusCode).toBe(201);
  return response.json().promo;
}
const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();

test('shows a promo from its creation to its deletion and records each change', async () => {
  const created = await create({});
  const { id } = created;
  expect(created).toEqual({ ...fields, id, createdAt: testNow.toISOString(), isShown: true });
  await until(async () => (await shown()) === 'Winter tour');

  const after = { ...fields, name: 'Spring tour' };
  expect((await send('PATCH', `promos/${id}`, { ...after, before: fields })).json()).toMatchObject({ promo: after });
  await until(async () => (await shown()) === 'Spring tour');
  const outdated = await send('PATCH', `promos/${id}`, { ...after, before: fields });
  expect(outdated.json()).toMatchObject({ status: 409, code: 'curation-changed' });

  await send('PATCH', `promos/${id}`, { ...after, active: false, before: after });
  await until(async () => (await shown()) === 'Tour diary');
  expect((await send('DELETE', `promos/${id}`)).statusCode).toBe(200);
  expect((await send('PATCH', `promos/${id}`, { ...after, before: after })).statusCode).toBe(404);
  const rows = await network.db
    .select({ action: audit.action, before: audit.before, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, 'promo'), eq(audit.subjectId, id)))
    .orderBy(audit.id);
  expect(rows).toEqual([
    { action: 'create', before: null, after: fields },
    { action: 'change', before: fields, after },
    { action: 'change', before: after, after: { ...after, active: false } },
    { action: 'remove', before: { ...after, active: false }, after: null },
  ]);
});

test('shows the promo that began last among the promos within their dates', async () => {
  const names = ['Began yesterday', 'Began last', 'Has ended', 'Begins tomorrow'];
  const dates = [{ from: hours(-24) }, { from: hours(-1) }, { to: hours(-1) }, { from: hours(24), to: hours(25) }];
  const made = await Promise.all(dates.map((period, place) => create({ ...period, name: names[place] ?? '' })));
  await until(async () => (await shown()) === 'Began last');
  const { promos: list } = (await send('GET', 'promos')).json();
  expect(list.filter(({ isShown }: CuratedPromo) => isShown)).toMatchObject([{ name: 'Began last' }]);
  for (const { id } of made) await send('DELETE', `promos/${id}`);
  await until(async () => (await shown()) === 'Tour diary');
});

test('starts and ends a promo once with several processes and purges stored responses', async () => {
  const { id } = await create({ name: 'For a moment', from: hours(1), to: hours(2) });
  expect(await shown()).toBe('Tour diary');
  for (const [time, name] of [
    ['startsAt', 'For a moment'],
    ['endsAt', 'Tour diary'],
  ] as const) {
    await network.db
      .update(promos)
      .set({ [time]: sql`now() + interval '100 milliseconds'` })
      .where(eq(promos.id, Number(id)));
    const [{ last } = { last: 0 }] = await network.db
      .select({ last: sql<number>`coalesce(max(id), 0)::int` })
      .from(purges);
    let changes = 0;
    await until(async () => {
      const touched = await Promise.all([1, 2, 3].map(() => touchDuePromos(network.db)));
      changes += touched.reduce((sum, count) => sum + count, 0);
      return changes > 0;
    });
    expect([changes, await touchDuePromos(network.db)]).toEqual([1, 0]);
    await until(async () => (await shown()) === name);
    const sent = await network.db.select({ tags: purges.tags }).from(purges).where(sql`${purges.id} > ${last}`);
    expect(sent).toEqual([{ tags: ['promo:beat'] }]);
  }
  await send('DELETE', `promos/${id}`);
});

describe('a promo is refused', () => {
  test.each<[string, Partial<PromoFields>]>([
    ['/name', { name: ' ' }],
    ['/name', { name: 'x'.repeat(curationLimits.bannerName + 1) }],
    ['/subtitle', { subtitle: 'x'.repeat(curationLimits.bannerSubtitle + 1) }],
    ['/actionLabel', { actionLabel: 'x'.repeat(curationLimits.bannerLabel + 1) }],
    ['/actionUrl', { actionUrl: 'javascript:alert(1)' }],
    ['/actionUrl', { actionUrl: '//elsewhere.example' }],
    ['/actionUrl', { actionUrl: '/\\elsewhere.example' }],
    ['/actionUrl', { actionUrl: 'https://' }],
    ['/actionUrl', { actionUrl: `/${'x'.repeat(curationLimits.bannerUrl)}` }],
    ['/from', { from: 'tomorrow' }],
    ['/to', { from: '2026-12-02T00:00:00Z', to: '2026-12-02T00:00:00Z' }],
    ['/image', { image: { public_id: 'uploads/of-nobody', width: 9, height: 9 } }],
  ])('for its %s: %j', async (pointer, changes) => {
    const refused = await send('POST', 'promos', { ...fields, ...changes });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  test('when the site has fifty', async () => {
    const row = {
      ...{ site: 'beat' as const, name: 'A', subtitle: '', actionUrl: '/', actionLabel: 'A' },
      active: false,
    };
    const rows = Array.from({ length: curationLimits.promos }, () => ({ ...row, createdAt: testNow }));
    await network.db.insert(promos).values(rows);
    expect((await send('POST', 'promos', fields)).json()).toMatchObject({ status: 409, code: 'curation-full' });
  });
});
