import type { DeskPost, DeskPostList } from '@marquee/shared/domain';
import type { DeskCalls } from '../posts/DeskCalls.ts';

/** A draft of the list, with changes. */
export function deskPost(id: string, changes: Partial<DeskPost> = {}): DeskPost {
  return {
    id,
    site: null,
    name: `Post ${id}`,
    reviewStatus: 'draft',
    pending: null,
    modifiedAt: '2026-11-20T09:30:00Z',
    publishedAt: null,
    deletedAt: null,
    urlPath: null,
    impressions: 0,
    ...changes,
  };
}

/** A page of a list. Its counts are those of its posts. */
export function deskPostList(posts: DeskPost[], changes: Partial<DeskPostList> = {}): DeskPostList {
  const counts: DeskPostList['counts'] = {};
  for (const { reviewStatus, deletedAt } of posts) {
    const filter = deletedAt ? 'trash' : reviewStatus;
    counts[filter] = (counts[filter] ?? 0) + 1;
  }
  return { success: true, posts, totalPages: posts.length ? 1 : 0, counts, ...changes };
}

/** Calls that all succeed. @param list every list */
export function deskCalls(list: DeskPostList, changes: Partial<DeskCalls> = {}): DeskCalls {
  return {
    list: async () => list,
    create: async () => 'new',
    duplicate: async () => 'copy',
    moveToTrash: async () => undefined,
    restore: async () => undefined,
    ...changes,
  };
}
