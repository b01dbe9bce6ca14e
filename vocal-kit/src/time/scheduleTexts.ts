import { ownTimeZone, wallTimeAt } from './timeInZone.ts';

/** The site of a schedule: its name, and its time zone by the IANA name. */
export type ScheduleSite = { label: string; timeZone: string };

/** Texts about the time of a scheduled post. */
export const scheduleTexts = {
  publishedOn: (words: string) => `It will be published on ${words}`,
  planned: (words: string) => `Scheduled for ${words}`,
  failed: (reason: string) => `It could not be published as scheduled. ${reason}`,
  time: 'Date and time',
  choose: 'Choose a date and a time.',
  past: 'This time is in the past. Choose a later one.',
  hint: ({ label, timeZone }: ScheduleSite) => `In ${label}’s time zone, ${timeZone}.`,
  hintOfOwn: (timeZone: string) => `In your time zone, ${timeZone}.`,
  noSuchTime: (site?: string) =>
    `This time does not exist in ${site ? `${site}’s` : 'your'} time zone, because the clocks go forward. Choose an earlier or later time.`,
  twice: 'The clocks go back, so this time occurs twice. Which one?',
  first: 'The earlier one',
  second: 'The later one',
  bothTimes,
} as const;

/**
 * Formats a time in the site's and in the reader's time zone: `Sunday, 29 November, 09:00 in Feast’s time
 * (Europe/Rome); 03:00 in yours.` Repeats the day if it differs.
 */
function bothTimes(moment: number, { label, timeZone }: ScheduleSite, own = ownTimeZone()): string {
  const there = dayOf(moment, timeZone);
  const words = `${there}, ${hourOf(moment, timeZone)} in ${label}’s time (${timeZone})`;
  if (wallTimeAt(moment, timeZone) === wallTimeAt(moment, own)) return `${words}, which is also yours.`;
  const here = dayOf(moment, own);
  return `${words}; ${here === there ? '' : `${here}, `}${hourOf(moment, own)} in yours.`;
}

const hourOf = (moment: number, timeZone: string) => wallTimeAt(moment, timeZone).slice(11);

function dayOf(moment: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('weekday')}, ${parts.get('day')} ${parts.get('month')}`;
}
