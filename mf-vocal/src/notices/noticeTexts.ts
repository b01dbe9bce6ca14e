import type { Notice, NoticeKind } from '@marquee/shared/domain';

/** Sentences for the author of the post. `post`: its name in quotation marks. */
const forAuthor = (post: string): Record<NoticeKind, string> => ({
  submit: `${post} is waiting for review.`,
  withdraw: `${post} is a draft again.`,
  claim: `A moderator is reading ${post}.`,
  release: `${post} is waiting for another moderator.`,
  takeOver: `Another moderator has taken over the review of ${post}.`,
  expireClaim: `${post} is waiting for another moderator.`,
  requestChanges: `Changes are requested for ${post}.`,
  reject: `${post} was not accepted.`,
  schedule: `${post} has a time of publication.`,
  unschedule: `${post} is no longer scheduled.`,
  publish: `${post} is published.`,
  publishScheduled: `${post} is published.`,
  merge: `Your changes to ${post} are published.`,
  unpublish: `${post} was taken off its site.`,
  appeal: `Your answer about ${post} has arrived.`,
  note: `There is a new note on ${post}.`,
  reply: `There is a reply to a note on ${post}.`,
  mention: `You are mentioned in a note on ${post}.`,
});

/** Sentences for moderators, where they differ. */
const forModerators = (post: string): Partial<Record<NoticeKind, string>> => ({
  withdraw: `The author has withdrawn ${post}.`,
  takeOver: `Your review of ${post} was taken over.`,
  expireClaim: `Your review of ${post} ended after 30 minutes without a sign of life.`,
  merge: `Changes to ${post} are published.`,
  appeal: `The author of ${post} asks for a second review.`,
});

/** Texts of the notices. */
export const noticeTexts = {
  heading: 'Notices',
  loading: 'Loading your notices…',
  none: 'No notices yet.',
  noneLead: 'Reviews, notes and publications of your posts appear here.',
  unread: 'New',
  markAll: 'Mark all as read',
  allRead: 'All notices are read.',
  markFailed: 'The notices were not marked as read. Please try again.',
  by: (name: string) => `by ${name}`,
  planned: (time: string) => `Planned for ${time}`,
  sentence({ kind, post }: Pick<Notice, 'kind' | 'post'>): string {
    const name = post?.name.trim() ? `“${post.name.trim()}”` : 'your untitled post';
    const sentence = (post?.isOwn === false ? forModerators(name)[kind] : undefined) ?? forAuthor(name)[kind];
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
} as const;
