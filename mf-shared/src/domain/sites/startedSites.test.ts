import { expect, test } from '@jest/globals';
import { siteKeys } from './site.ts';
import { startedSitesSchema } from './startedSites.ts';

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
