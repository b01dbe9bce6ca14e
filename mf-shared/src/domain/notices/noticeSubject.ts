import { exactMoney } from '../money/exactMoney.ts';
import { moneyText } from '../money/moneyText.ts';
import { type AccountNoticeKind, accountNoticeSubjects, isAboutAccount } from './accountNotices.ts';
import { isAboutMoney, type MoneyNoticeKind, moneyNoticeSubjects } from './moneyNotices.ts';
import type { NoticeKind } from './notice.ts';
import { isAboutStory, type StoryNoticeKind, storyNoticeSubjects } from './storyNotices.ts';

/** Events of posts. */
type PostNoticeKind = Exclude<NoticeKind, MoneyNoticeKind | AccountNoticeKind | StoryNoticeKind>;

/** The facts that the subject of a notice depends on. */
export type NoticeSubjectFacts = {
  kind: NoticeKind;
  /** Name of the post; empty for one without a name. */
  postName: string;
  /** True if the receiver is the author of the post, and not a moderator. */
  isOwn: boolean;
  /** Micros of a dollar, of a notice about money. */
  micros?: number | undefined;
  /** Working name, of a notice about a story. */
  story?: string | undefined;
};

/** Characters of a post's name in a subject. */
const maxNameLength = 80;

/** Subjects for the author of a post. @param post its name in quotation marks */
const forAuthor = (post: string): Record<PostNoticeKind, string> => ({
  submit: `${post} is waiting for review`,
  withdraw: `${post} is a draft again`,
  discard: `Your changes to ${post} were discarded`,
  claim: `A moderator is reading ${post}`,
  release: `${post} is waiting for another moderator`,
  takeOver: `Another moderator has taken over the review of ${post}`,
  expireClaim: `${post} is waiting for another moderator`,
  requestChanges: `Changes are requested for ${post}`,
  reject: `${post} was not accepted`,
  schedule: `${post} is scheduled for publication`,
  unschedule: `${post} is no longer scheduled`,
  publish: `${post} is published`,
  publishScheduled: `${post} is published`,
  returnToReview: `${post} was not published and is waiting for a moderator again`,
  merge: `Your changes to ${post} are published`,
  unpublish: `${post} was unpublished`,
  appeal: `We have received your appeal for ${post}`,
  correct: `An editor has corrected ${post}`,
  publishNow: `${post} is published`,
  reschedule: `${post} has another time of publication`,
  publishAgain: `${post} is published again`,
  reopen: `${post} is waiting for a moderator again`,
  undo: `The last decision about ${post} was undone`,
  editPost: `A moderator has changed ${post}`,
  deletePost: `A moderator has moved ${post} to the trash`,
  restorePost: `A moderator has restored ${post} from the trash`,
  copyPost: `A moderator has copied ${post}`,
  setEmbargo: `The embargo of ${post} has changed`,
  setBylines: `The byline of ${post} has changed`,
  setSections: `A moderator has changed the category or the tags of ${post}`,
  sharePost: `A moderator has changed the preview links of ${post}`,
  note: `There is a new note on ${post}`,
  reply: `There is a reply to a note on ${post}`,
  mention: `You are mentioned in a note on ${post}`,
  publishFailed: `${post} could not be published as scheduled`,
  pictureExpires: `A picture of ${post} may soon not be used any more`,
});

/** Subjects for moderators, where they differ. */
const forModerators = (post: string): Partial<Record<PostNoticeKind, string>> => ({
  withdraw: `The writer has withdrawn ${post}`,
  takeOver: `Your review of ${post} was taken over`,
  release: `Your review of ${post} has ended`,
  expireClaim: `Your review of ${post} ended after 30 minutes of inactivity`,
  merge: `Changes to ${post} are published`,
  appeal: `The writer of ${post} has appealed`,
  setBylines: `Your part in the byline of ${post} has changed`,
});

/** The line that says all of a notice, in the list and as the subject of its mail. Plain text without a full stop. */
export function noticeSubject({ kind, postName, isOwn, micros = 0, story = '' }: NoticeSubjectFacts): string {
  if (isAboutMoney(kind)) return moneyNoticeSubjects(moneyText(exactMoney(micros)))[kind];
  if (isAboutAccount(kind)) return accountNoticeSubjects[kind];
  if (isAboutStory(kind)) return storyNoticeSubjects(`“${story}”`)[kind];
  const post = named(postName.trim(), isOwn);
  const subject = (isOwn ? undefined : forModerators(post)[kind]) ?? forAuthor(post)[kind];
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}

function named(name: string, isOwn: boolean): string {
  if (name === '') return isOwn ? 'your untitled post' : 'an untitled post';
  return `“${name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name}”`;
}
