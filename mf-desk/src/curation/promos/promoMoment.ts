import { momentsOf, wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';

/** Converts a time to the value of a `datetime-local` field in a time zone. @param iso RFC 3339, or null for no time */
export function fieldOfMoment(iso: string | null, timeZone: string): string {
  return iso === null ? '' : wallTimeAt(Date.parse(iso), timeZone);
}

/**
 * Parses the local time in a `datetime-local` field. If the clocks repeat an hour, the first one counts.
 * @returns RFC 3339. Null for an empty field, undefined for an invalid time or an hour that the clocks skip
 */
export function momentOfField(field: string, timeZone: string): string | null | undefined {
  if (!field) return null;
  const [moment] = momentsOf(field, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}
