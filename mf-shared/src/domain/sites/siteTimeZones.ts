import type { SiteKey } from './site.ts';

/**
 * IANA name of the time zone of each site's office. Moderators schedule posts in this time zone, and the api's mails
 * name it. It is not in the site configuration, because the api knows only the keys of sites. See
 * docs/decisions/072-a-schedule-is-in-the-sites-time-zone.md.
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
