import type { OwnPost, OwnPostList } from '@marquee/shared/domain';
import { createWriterApi, type WriterApi } from '../api/createWriterApi.ts';

/** A draft of the list, with changes. */
export function ownPost(id: string, changes: Partial<OwnPost> = {}): OwnPost {
  return {
    id,
    site: null,
    name: `Post ${id}`,
    reviewStatus: 'draft',
    pending: null,
    modifiedAt: '2026-11-20T09:30:00Z',
    publishedAt: null,
    deletedAt: null,
    restorableUntil: changes.deletedAt ? '2026-12-01T12:00:00Z' : null,
    urlPath: null,
    impressions: 0,
    ...changes,
  };
}

/** A page of a list. Its counts are those of its posts. */
export function ownPostList(posts: OwnPost[], changes: Partial<OwnPostList> = {}): OwnPostList {
  const counts: OwnPostList['counts'] = {};
  for (const { reviewStatus, deletedAt } of posts) {
    const filter = deletedAt ? 'trash' : reviewStatus;
    counts[filter] = (counts[filter] ?? 0) + 1;
  }
  return { success: true, posts, totalPages: posts.length ? 1 : 0, counts, ...changes };
}

/** The writer's calls without an api: every list is the given one, and no other call succeeds. */
export function writerApi(list: OwnPostList, changes: Partial<WriterApi> = {}): WriterApi {
  const api = createWriterApi(async () => Promise.reject(new Error('There is no api here')));
  return { ...api, posts: async () => list, ...changes };
}
