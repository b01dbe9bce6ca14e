import { momentsOf, wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';

/** The value of a `datetime-local` field, as clocks of the zone show it. @param iso RFC 3339; null is an empty field */
export function fieldOfMoment(iso: string | null, timeZone: string): string {
  return iso === null ? '' : wallTimeAt(Date.parse(iso), timeZone);
}

/**
 * The moment in a `datetime-local` field; of an hour that comes twice, the first.
 * @returns RFC 3339; null for an empty field; undefined for what is no moment, as in an hour that clocks leave out
 */
export function momentOfField(field: string, timeZone: string): string | null | undefined {
  if (!field) return null;
  const [moment] = momentsOf(field, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}
