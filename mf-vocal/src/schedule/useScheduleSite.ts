import { usePageConfig } from '@marquee/shared';
import { type SiteKey, siteTimeZones } from '@marquee/shared/domain';
import type { ScheduleSite } from './scheduleTexts.ts';

/** A site by its name and time zone; null for none, and for one that the network does not serve. */
export function useScheduleSite(key: SiteKey | null): ScheduleSite | null {
  const { sites } = usePageConfig();
  const site = key === null ? undefined : sites.find((served) => served.key === key);
  return key === null || !site ? null : { label: site.label, timeZone: siteTimeZones[key] };
}
