import { expect, it } from '@jest/globals';
import { siteTimeZones } from './siteTimeZones.ts';

it.each(Object.entries(siteTimeZones))('%s has a time zone that exists: %s', (_site, timeZone) => {
  expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
});
