import {
  type NoticeDetail,
  type NoticeKind,
  type NoticeSubjectFacts,
  rejectionReasonTexts,
} from '@marquee/shared/domain';

/** The facts that the words of a notice depend on. */
export type NoticeFacts = NoticeSubjectFacts & { detail: NoticeDetail };

/** The paragraphs below the subject: the planned time, the reason, and the words of the person who acted. Plain text. */
export function noticeParagraphs({ kind, detail }: NoticeFacts): string[] {
  const { publishAt, note } = detail;
  return [
    ...(kind === 'schedule' && publishAt ? [`The planned time is ${inUtc(publishAt)}.`] : []),
    ...reasonSentences(detail),
    ...(note?.trim() ? [`${wordsOf(kind)}:`, ...note.trim().split(/\n+/)] : []),
  ];
}

/** The reason of a rejection as a sentence; none for other notices. */
export function reasonSentences({ reason }: NoticeDetail): string[] {
  return reason ? [`Reason: ${rejectionReasonTexts[reason]}.`] : [];
}

function wordsOf(kind: NoticeKind): string {
  if (kind === 'note' || kind === 'reply' || kind === 'mention') return 'The note';
  if (kind === 'publishFailed') return 'The reason';
  return kind === 'appeal' ? 'The author’s answer' : 'The moderator’s words';
}

function inUtc(time: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(time))} UTC`;
}
