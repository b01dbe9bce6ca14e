const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.44 * day;
const year = 365.25 * day;

/** The wording of a distance, by its upper limit. */
const wordings: readonly [limit: number, words: (distance: number) => string][] = [
  [45 * second, () => 'a few seconds'],
  [90 * second, () => 'a minute'],
  [45 * minute, (distance) => `${Math.round(distance / minute)} minutes`],
  [90 * minute, () => 'an hour'],
  [22 * hour, (distance) => `${Math.round(distance / hour)} hours`],
  [36 * hour, () => 'a day'],
  [26 * day, (distance) => `${Math.round(distance / day)} days`],
  [45 * day, () => 'a month'],
  [320 * day, (distance) => `${Math.max(2, Math.round(distance / month))} months`],
  [548 * day, () => 'a year'],
  [Number.POSITIVE_INFINITY, (distance) => `${Math.max(2, Math.round(distance / year))} years`],
];

/** Formats the distance of a moment from `now`: `3 days ago`, `in an hour`. */
export function fromNow(iso: string, now: Date | number): string {
  const distance = Number(now) - Date.parse(iso);
  if (Number.isNaN(distance)) return '';
  const wording = wordings.find(([limit]) => Math.abs(distance) < limit);
  const words = wording ? wording[1](Math.abs(distance)) : '';
  return distance < 0 ? `in ${words}` : `${words} ago`;
}
