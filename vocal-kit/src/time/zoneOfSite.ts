import type { SiteAddress, SiteKey } from '@marquee/shared/domain';

/** Time zone of a magazine of the page's config. A magazine that names none, and an unknown one, has UTC, as in the api. */
export function zoneOfSite(sites: readonly Pick<SiteAddress, 'key' | 'timeZone'>[], site: SiteKey): string {
  return sites.find(({ key }) => key === site)?.timeZone ?? 'UTC';
}
