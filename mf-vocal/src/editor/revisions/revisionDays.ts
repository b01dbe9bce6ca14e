import type { Revision } from '@marquee/shared/domain';

/** The revisions of one day in the writer's zone, the newest first. */
export type RevisionDay = { day: string; revisions: Revision[] };

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const momentFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of a revision: `14:05`. */
export const revisionTime = (at: string) => timeFormat.format(new Date(at));

/** Day and time of a revision: `November 22 at 14:05`. */
export const revisionMoment = (at: string) => momentFormat.format(new Date(at));

/** Groups revisions by day. @param revisions revisions, the newest first */
export function revisionDays(revisions: readonly Revision[]): RevisionDay[] {
  const days: RevisionDay[] = [];
  for (const revision of revisions) {
    const day = dayFormat.format(new Date(revision.at));
    const last = days.at(-1);
    if (last?.day === day) last.revisions.push(revision);
    else days.push({ day, revisions: [revision] });
  }
  return days;
}
