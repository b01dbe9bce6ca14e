import { z } from 'zod';
import { interventions } from '../review/permissions.ts';
import { rejectionReasonSchema } from '../review/review.ts';
import { reviewActions } from '../review/reviewTransitions.ts';
import { siteKeySchema } from '../sites/site.ts';
import { accountNoticeKinds } from './accountNotices.ts';
import { moneyNoticeKinds } from './moneyNotices.ts';
import { storyNoticeKinds } from './storyNotices.ts';

/**
 * The event of a notice: an action of a review, a change by a moderator, something about a note, a publication that
 * failed at its time, a picture of a live post whose last day is near, money, the account, or a story.
 */
export const noticeKindSchema = z.enum([
  ...reviewActions,
  ...interventions,
  'note',
  'reply',
  'mention',
  'publishFailed',
  'pictureExpires',
  ...moneyNoticeKinds,
  ...accountNoticeKinds,
  ...storyNoticeKinds,
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** Further facts of a notice. */
export const noticeDetailSchema = z.object({
  /** Why a post was rejected. */
  reason: rejectionReasonSchema.optional(),
  /** The words of the actor, or the reason of a failure. Plain text. */
  note: z.string().max(5_000).optional(),
  /** RFC 3339 UTC. */
  publishAt: z.string().max(40).optional(),
  /** Number of open notes to the writer, of requested changes. */
  openNotes: z.int().nonnegative().optional(),
  /** New share of the receiver in the money of the post, in percent; null for a person who is no longer named. */
  percent: z.int().nullable().optional(),
  /** Micros of a dollar, of notices about money. */
  micros: z.int().positive().optional(),
  /** Working name of the story, and its due day and time in the zone of its site: `2026-12-01 17:00`. */
  story: z.string().max(100).optional(),
  due: z.string().max(20).optional(),
});
export type NoticeDetail = z.infer<typeof noticeDetailSchema>;

export const noticeSchema = z.object({
  id: z.string(),
  kind: noticeKindSchema,
  /** RFC 3339 UTC. */
  at: z.string(),
  isRead: z.boolean(),
  /** Post that the notice is about, or null. */
  post: z
    .object({
      id: z.string(),
      /** The present name, which can be empty. */
      name: z.string(),
      site: siteKeySchema.nullable(),
      /** True if the receiver is the author of the post, and not a moderator. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** The person who acted; null for the clock, and for an account that is deleted. */
  actor: z.object({ name: z.string() }).nullable(),
  detail: noticeDetailSchema,
});
export type Notice = z.infer<typeof noticeSchema>;

/** Response of GET /api/vocal/notices?page: the newest first. */
export const noticeListSchema = z.object({
  success: z.literal(true),
  notices: z.array(noticeSchema),
  /** Number of unread notices on all pages. */
  unread: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
});
export type NoticeList = z.infer<typeof noticeListSchema>;

/** Body of POST /api/vocal/notices/read: the notices with these ids, or all notices up to the id `upTo`. */
export const noticesReadSchema = z.object({
  ids: z.array(z.string().max(20)).max(100).optional(),
  upTo: z.string().max(20).optional(),
});
export type NoticesRead = z.infer<typeof noticesReadSchema>;

/** Response of POST /api/vocal/notices/read. */
export const noticesReadResponseSchema = z.object({ success: z.literal(true), unread: z.int().nonnegative() });
export type NoticesReadResponse = z.infer<typeof noticesReadResponseSchema>;

/** The notices that an account gets by mail: each at once, all of a day in one mail, or none. */
export const noticeMailsSchema = z.enum(['each', 'digest', 'none']);
export type NoticeMails = z.infer<typeof noticeMailsSchema>;

/** Response and body of GET and POST /api/vocal/notices/mails. */
export const noticeMailChoiceSchema = z.object({ mails: noticeMailsSchema });
export type NoticeMailChoice = z.infer<typeof noticeMailChoiceSchema>;

/** Body of POST /api/vocal/auth/unsubscribe, when the address has no `token`. */
export const unsubscribeSchema = z.object({ token: z.string().max(200).optional() });
