const dayMs = 24 * 60 * 60 * 1000;

/** The reading of a clock, as a field of type `datetime-local` has it: `2026-11-29T09:00`. */
export type WallTime = string;

/** The time zone of this browser, by its IANA name. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reading of a zone's clocks at a moment. */
export function wallTimeAt(moment: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moments at which the clocks of a zone have a reading, the earlier first: one as a rule, none in the hour that is left
 * out when clocks go forward, two in the hour that is repeated when they go back. None for a reading that is not complete.
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
