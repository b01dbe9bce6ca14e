import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openSearchLibrary } from '../../../testing/searchLibrary.ts';
import { indexOldForms } from './indexOldForms.ts';

const { network, keys } = openSearchLibrary();

const oldRows = async () => {
  const { rows } = await network().db.execute<{ count: number }>(
    sql`select count(*)::int as count from post_search where form < 3`,
  );
  return rows[0]?.count;
};

test('finds posts of old forms by plain words, and by all words after reindexing', async () => {
  const { db } = network();
  const captioned = { type: 'image', imageCaption: '<em>Fumarole</em>' };
  await db.execute(sql`update posts set modules = ${JSON.stringify([captioned])} where key = 'volcano-in-name'`);
  // Form 1 has no pairs of characters, and the word without its marks. Form 2 has no captions of blocks.
  await db.execute(sql`update post_search set form = 1, search = '''site:omni'' volcano:1A ''東京'':1D'
    where post_id in (select id from posts where key in ('rtl', 'volcano-in-name', 'cafe'))`);
  await db.execute(sql`update post_search set form = 2
    where post_id = (select id from posts where key = 'volcano-in-name')`);
  expect(await keys('東京')).toEqual([]);
  expect(await keys('volcano')).toContain('volcano-in-name');

  const first = indexOldForms(db, 1);
  expect(await first()).toBe(true);
  expect(await oldRows()).toBe(2);
  const others = [indexOldForms(db, 1), indexOldForms(db, 1)];
  for (const next of others) while (await next());
  expect(await oldRows()).toBe(0);
  // The response to 東京 is in memory.
  expect(await keys('東')).toEqual(['rtl']);
  expect(await keys('cafe')).toContain('cafe');
  expect(await keys('fumarole')).toEqual(['volcano-in-name']);
  expect(await first()).toBe(false);
});
