import { afterEach, expect, jest, test } from '@jest/globals';
import { routeTableAt } from './routeTableAt.ts';

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});
const table = [{ id: 'post', path: ':postKey', remote: 'mf_post', expose: 'post' }];
const found = () => Promise.resolve({ ok: true, status: 200, json: async () => table } as Response);
const missing = () => Promise.resolve({ ok: false, status: 404 } as Response);

test('the table is fetched once', async () => {
  const fetch = jest.fn(found);
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const read = routeTableAt('/assets/routes/1.json');
  expect(await Promise.all([read(), read()])).toEqual([table, table]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a table that was missing is fetched again for the next link', async () => {
  const fetch = jest.fn(missing).mockImplementationOnce(missing).mockImplementationOnce(found);
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const read = routeTableAt('/assets/routes/1.json');
  await expect(read()).rejects.toThrow('There is no route table at /assets/routes/1.json: 404');
  expect(await read()).toEqual(table);
});

test('rejects without an address', async () => {
  await expect(routeTableAt(null)()).rejects.toThrow('The page names no route table');
});
