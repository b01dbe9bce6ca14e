const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** Writes a day, for example “4 December 2026”. @param day for example `2026-12-04` */
export function dayText(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}
