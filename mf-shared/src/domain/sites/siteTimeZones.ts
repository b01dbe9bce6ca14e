import type { SiteKey } from './site.ts';

/**
 * The time zone of each site's office, by its IANA name: moderators schedule posts in it. The api, which knows sites by
 * key alone, writes it in mails: see docs/decisions/072-a-schedule-is-in-the-sites-time-zone.md.
 */
export const siteTimeZones: Readonly<Record<SiteKey, string>> = {
  beat: 'America/New_York',
  feast: 'America/New_York',
  filthy: 'Europe/Paris',
  journal: 'America/Halifax',
  longevity: 'America/Halifax',
  marquee: 'America/New_York',
  omni: 'America/New_York',
  potent: 'America/Los_Angeles',
  proof: 'America/New_York',
  theSwamp: 'America/Chicago',
};
