import { isAboutMoney, moneyNoticePaths, type Notice, type NoticeKind } from '@marquee/shared/domain';

/** Notices whose answer is among the notes on the post. */
const aboutNotes: ReadonlySet<NoticeKind> = new Set(['note', 'reply', 'mention', 'requestChanges']);

/**
 * The page behind a notice: for its writer the post in the editor, beside it its notes where they are the news and else
 * its review, and for a moderator its review; of a notice about money, the money. Null without both.
 */
export function noticePath({ kind, post }: Pick<Notice, 'kind' | 'post'>): string | null {
  if (isAboutMoney(kind)) return moneyNoticePaths[kind];
  if (!post) return null;
  if (!post.isOwn) return `/vocal/review/${post.id}`;
  return aboutNotes.has(kind) ? `/vocal/posts/${post.id}?panel=notes` : `/vocal/posts/${post.id}?panel=review`;
}
