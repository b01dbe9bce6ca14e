import {
  accountNoticePath,
  expiringMediaPath,
  isAboutAccount,
  isAboutMoney,
  isAboutStory,
  moneyNoticePaths,
  type Notice,
  type NoticeKind,
  storyNoticePath,
} from '@marquee/shared/domain';

/** Notices that link to the notes on the post. */
const aboutNotes: ReadonlySet<NoticeKind> = new Set(['note', 'reply', 'mention', 'requestChanges']);

/**
 * Returns the path that a notice links to. A notice about money links to the money, and one about a story to
 * its draft or to the list of stories. A notice about a post links writers
 * to the editor, with the notes or the review of the post, and moderators to the review. Other notices have no path.
 */
export function noticePath({ kind, post }: Pick<Notice, 'kind' | 'post'>): string | null {
  if (isAboutMoney(kind)) return moneyNoticePaths[kind];
  if (isAboutAccount(kind)) return accountNoticePath;
  if (kind === 'pictureExpires') return expiringMediaPath;
  if (isAboutStory(kind)) return post?.isOwn ? `/vocal/posts/${post.id}` : storyNoticePath(kind);
  if (!post) return null;
  if (!post.isOwn) return `/vocal/review/${post.id}`;
  return aboutNotes.has(kind) ? `/vocal/posts/${post.id}?panel=notes` : `/vocal/posts/${post.id}?panel=review`;
}
