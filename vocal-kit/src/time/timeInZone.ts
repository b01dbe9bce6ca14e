const dayMs = 24 * 60 * 60 * 1000;

/** Local time in the format of a `datetime-local` field: `2026-11-29T09:00`. */
export type WallTime = string;

/** The time zone of this browser, by its IANA name. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the local time of a zone at a moment. */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * Returns the moments at which a zone has a local time, the earlier first. Usually there is one. There is none in the
 * hour that the clocks skip, and there are two in the hour that they repeat. There is none for an incomplete time.
 */
export function momentsOf(wallTime: WallTime, timeZone: string): number[] {
  const asUtc = readAsUtc(wallTime);
  if (Number.isNaN(asUtc)) return [];
  // The offset to UTC is one of those a day before and a day after: no zone changes its clocks twice in two days.
  const candidates = [asUtc - dayMs, asUtc + dayMs].map(
    (near) => asUtc - (readAsUtc(wallTimeAt(near, timeZone)) - near),
  );
  return [...new Set(candidates)]
    .filter((moment) => readAsUtc(wallTimeAt(moment, timeZone)) === asUtc)
    .sort((one, other) => one - other);
}

const readAsUtc = (wallTime: WallTime) =>
  wallTime.includes('T') ? Date.parse(`${wallTime.slice(0, 16)}Z`) : Number.NaN;
