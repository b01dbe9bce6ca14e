import { expect, test } from '@jest/globals';
import { siteKeys } from './site.ts';
import { namedSitesSchema, startedSitesSchema } from './startedSites.ts';

test('starts the named sites in their usual order', () => {
  expect(startedSitesSchema.parse('feast, beat,')).toEqual(['beat', 'feast']);
});

test('starts all sites if none are named', () => {
  expect(startedSitesSchema.parse(undefined)).toEqual(siteKeys);
  expect(startedSitesSchema.parse('')).toEqual(siteKeys);
});

test('refuses an unknown site with the names of existing sites', () => {
  expect(() => startedSitesSchema.parse('beat,bead')).toThrow(/There is no site “bead”. The sites are beat, feast,/);
});

test('names some sites, all sites or none, and no site that does not exist', () => {
  expect(namedSitesSchema.parse('feast, beat')).toEqual(['beat', 'feast']);
  expect(namedSitesSchema.parse('all')).toEqual(siteKeys);
  expect(namedSitesSchema.parse(undefined)).toEqual([]);
  expect(namedSitesSchema.safeParse('beet').success).toBe(false);
});
