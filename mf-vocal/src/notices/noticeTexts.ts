import { type Notice, noticeSubject } from '@marquee/shared/domain';

/** Texts of the notices. */
export const noticeTexts = {
  heading: 'Notices',
  loading: 'Loading your notices…',
  none: 'No notices yet.',
  noneLead: 'Reviews, notes and publications of your posts appear here.',
  unread: 'New',
  markAll: 'Mark all as read',
  allRead: 'No unread notices.',
  markFailed: 'We could not mark the notices as read. Try again.',
  by: (name: string) => `by ${name}`,
  reason: (text: string) => `Reason: ${text}.`,
  sentence: ({ kind, post, detail: { micros, story } }: Pick<Notice, 'kind' | 'post' | 'detail'>) =>
    `${noticeSubject({ kind, postName: post?.name ?? '', isOwn: post?.isOwn !== false, micros, story })}.`,
} as const;
