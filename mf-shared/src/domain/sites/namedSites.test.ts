import { expect, test } from '@jest/globals';
import { isNamed, namedSitesSchema, startedSitesSchema, unknownSites } from './namedSites.ts';

test('reads the named sites', () => {
  expect(startedSitesSchema.parse('feast, beat,')).toEqual(['feast', 'beat']);
});

test('starts all sites if none are named', () => {
  expect(startedSitesSchema.parse(undefined)).toBe('all');
  expect(startedSitesSchema.parse('')).toBe('all');
});

test('refuses a name that no site can have', () => {
  expect(() => startedSitesSchema.parse('beat,be at')).toThrow(/“be at” is not the key of a site/);
  expect(startedSitesSchema.safeParse('vocal').success).toBe(false);
});

test('refuses an unknown site with the names of existing sites', () => {
  expect(unknownSites(['beat', 'bead'], ['beat', 'feast'])).toBe('There is no site “bead”. The sites are beat, feast.');
  expect(unknownSites(['beat'], ['beat', 'feast'])).toBeNull();
  expect(unknownSites('all', [])).toBeNull();
});

test('names some sites, all sites or none', () => {
  expect(namedSitesSchema.parse('feast, beat')).toEqual(['feast', 'beat']);
  expect(namedSitesSchema.parse(' all ')).toBe('all');
  expect(namedSitesSchema.parse(undefined)).toEqual([]);
  expect(namedSitesSchema.safeParse('be.et').success).toBe(false);
  expect([isNamed('all', 'beat'), isNamed(['feast'], 'beat'), isNamed(['beat'], 'beat')]).toEqual([true, false, true]);
});
