import { usePageConfig } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import type { ScheduleSite } from './scheduleTexts.ts';
import { zoneOfSite } from './zoneOfSite.ts';

/** Name and time zone of a site. Null without a site, and for a site that the network does not serve. */
export function useScheduleSite(key: SiteKey | null): ScheduleSite | null {
  const { sites } = usePageConfig();
  const site = key === null ? undefined : sites.find((served) => served.key === key);
  return site ? { label: site.label, timeZone: zoneOfSite(sites, site.key) } : null;
}
