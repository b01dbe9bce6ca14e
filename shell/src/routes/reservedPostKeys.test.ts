import { expect, test } from '@jest/globals';
import { isReservedPostKey } from '@marquee/shared/domain';
import { readerRoutes } from './routeTable.ts';

test('no post can have the first word of another page’s address as its key', () => {
  const words = readerRoutes.map(({ path }) => path.split('/')[0] ?? '');
  const named = words.filter((word) => /^[a-z]/.test(word));
  expect(named).toContain('privacy-policy');
  expect(named.filter((word) => !isReservedPostKey(word))).toEqual([]);
});
