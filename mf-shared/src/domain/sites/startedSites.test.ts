import { expect, test } from '@jest/globals';
import { siteKeys } from './site.ts';
import { startedSitesSchema } from './startedSites.ts';

test('a network starts the sites that it names, in their usual order', () => {
  expect(startedSitesSchema.parse('feast, beat,')).toEqual(['beat', 'feast']);
});

test('a network that names no sites starts all', () => {
  expect(startedSitesSchema.parse(undefined)).toEqual(siteKeys);
  expect(startedSitesSchema.parse('')).toEqual(siteKeys);
});

test('an unknown site is refused with the names of those that exist', () => {
  expect(() => startedSitesSchema.parse('beat,bead')).toThrow(/There is no site “bead”. The sites are beat, feast,/);
});
