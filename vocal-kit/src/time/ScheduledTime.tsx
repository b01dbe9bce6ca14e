import { formatDateTime } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { scheduleTexts } from './scheduleTexts.ts';
import { useScheduleSite } from './useScheduleSite.ts';

/**
 * The time of a scheduled post in the zone of its site and in the reader's; in the latter alone without a site.
 * @param at RFC 3339
 */
export function ScheduledTime({ at, site: key }: { at: string; site: SiteKey | null }) {
  const site = useScheduleSite(key);
  const words = site
    ? scheduleTexts.bothTimes(Date.parse(at), site)
    : `${formatDateTime(at, new Date(at).getTimezoneOffset())}.`;
  return <time dateTime={at}>{scheduleTexts.planned(words)}</time>;
}
