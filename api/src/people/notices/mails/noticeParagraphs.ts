import {
  isAboutStory,
  type NoticeDetail,
  type NoticeKind,
  type NoticeSubjectFacts,
  rejectionReasonTexts,
} from '@marquee/shared/domain';

/** Facts that determine the text of a notice. */
export type NoticeFacts = NoticeSubjectFacts & {
  /** Time zone of the present site of the post. Null without a site. */
  timeZone: string | null;
  detail: NoticeDetail;
};

/**
 * Returns the paragraphs of a notice as plain text, such as the planned time, the reason and the message of the person
 * who acted.
 */
export function noticeParagraphs({ kind, timeZone, detail }: NoticeFacts): string[] {
  const { publishAt, note, openNotes = 0, percent, due } = detail;
  const isPlanned = kind === 'schedule' || kind === 'reschedule';
  return [
    ...(isPlanned && publishAt ? [`It is scheduled for ${plannedTime(publishAt, timeZone)}.`] : []),
    ...(due ? [`It is due on ${dueTime(due)}.`] : []),
    ...reasonSentences(detail),
    ...(percent === undefined ? [] : [shareSentence(percent)]),
    ...(openNotes > 0
      ? [openNotes === 1 ? 'There is an open note on it.' : `There are ${openNotes} open notes on it.`]
      : []),
    ...(note?.trim() ? [`${wordsOf(kind)}:`, ...note.trim().split(/\n+/)] : []),
  ];
}

/** Says which part of the money of a post its receiver gets from now on. */
function shareSentence(percent: number | null): string {
  if (percent === null) return 'You are no longer named.';
  return percent === 0
    ? 'You are named, without a share of the money.'
    : `You get ${percent} % of the money of new reads.`;
}

/** Returns the reason of a rejection as a sentence; empty for other notices. */
export function reasonSentences({ reason }: NoticeDetail): string[] {
  return reason ? [`Reason: ${rejectionReasonTexts[reason]}.`] : [];
}

function wordsOf(kind: NoticeKind): string {
  if (kind === 'note' || kind === 'reply' || kind === 'mention') return 'The note';
  if (kind === 'publishFailed' || kind === 'payoutFailed' || kind === 'payoutReversed' || kind === 'suspend')
    return 'The reason';
  if (kind === 'storyAssigned' || kind === 'pitchSent' || kind === 'pitchRevised') return 'The brief';
  if (isAboutStory(kind)) return 'Message from the editor';
  if (kind === 'changeRoles') return 'Your roles now';
  if (kind === 'pictureExpires') return 'The picture';
  if (kind === 'holdAnswered') return 'The writer’s reply';
  return kind === 'appeal' ? 'The writer’s appeal' : 'Message from the moderator';
}

/** Formats a due day, with its time if there is one, in words. @param due `2026-12-01` or `2026-12-01 17:00` */
function dueTime(due: string): string {
  const [day = '', time] = due.split(' ');
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  return time ? `${words} at ${time} in the magazine’s time` : words;
}

/** Formats a time in the zone of a site and in UTC, because the reader's zone is unknown. */
function plannedTime(time: string, timeZone: string | null): string {
  const inUtc = `${timeIn('UTC', time)} UTC`;
  if (timeZone === null) return inUtc;
  return `${timeIn(timeZone, time)} in the magazine’s time (${timeZone}), ${inUtc}`;
}

function timeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(time));
}
