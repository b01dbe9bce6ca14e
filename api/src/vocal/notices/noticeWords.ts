import type { NoticeDetail, NoticeKind } from '@marquee/shared/domain';

/** The facts that the words of a notice depend on. */
export type NoticeFacts = {
  kind: NoticeKind;
  /** Name of the post; empty for one without a name. */
  postName: string;
  /** Whether the receiver is the post's author, and not a moderator. */
  isOwn: boolean;
  detail: NoticeDetail;
};

/** Characters of a post's name in a subject. */
const longestName = 80;

/** The subject of a notice, which says all in a line. Plain text. */
export function noticeSubject({ kind, postName, isOwn }: NoticeFacts): string {
  const name = postName.trim() || 'Untitled';
  const post = `“${name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}”`;
  const own: Record<NoticeKind, string> = {
    submit: `${post} is waiting for a review`,
    withdraw: `${post} is no longer waiting for a review`,
    claim: `A moderator is reading ${post}`,
    release: `${post} is waiting for another moderator`,
    takeOver: `Another moderator has taken over the review of ${post}`,
    expireClaim: `${post} is waiting for another moderator`,
    requestChanges: `Changes are requested for ${post}`,
    reject: `${post} was not accepted`,
    schedule: `${post} will be published soon`,
    unschedule: `${post} will not be published as planned`,
    publish: `${post} is published`,
    publishScheduled: `${post} is published`,
    merge: `Your changes of ${post} are published`,
    unpublish: `${post} was taken off its site`,
    appeal: `Your answer to the rejection of ${post} has arrived`,
    note: `There is a new note on ${post}`,
    reply: `There is a reply to a note on ${post}`,
    mention: `You are mentioned in a note on ${post}`,
  };
  const moderators: Partial<Record<NoticeKind, string>> = {
    withdraw: `The author has withdrawn ${post}`,
    appeal: `The author of ${post} asks for a second review`,
    unpublish: `${post} was unpublished`,
    merge: `Changes of ${post} are published`,
  };
  return (isOwn ? undefined : moderators[kind]) ?? own[kind];
}

/** The paragraphs below the subject: the planned time, and the words of the person who acted. Plain text. */
export function noticeParagraphs({ kind, detail }: NoticeFacts): string[] {
  const { publishAt, note } = detail;
  return [
    ...(kind === 'schedule' && publishAt ? [`The planned time is ${inUtc(publishAt)}.`] : []),
    ...(note?.trim() ? [`${wordsOf(kind)}:`, ...note.trim().split(/\n+/)] : []),
  ];
}

function wordsOf(kind: NoticeKind): string {
  if (kind === 'note' || kind === 'reply' || kind === 'mention') return 'The note';
  return kind === 'appeal' ? 'The author’s answer' : 'The moderator’s words';
}

function inUtc(time: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(time))} UTC`;
}
