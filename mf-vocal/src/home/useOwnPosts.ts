import type { OwnPost } from '@marquee/shared/domain';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../session/ApiContext.ts';

export type OwnPosts = {
  /** Those that have been loaded, the newest first. */
  posts: readonly OwnPost[];
  /** How many are published; null until known. */
  count: number | null;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore(): void;
};

type Loaded = { posts: readonly OwnPost[]; page: number; totalPages: number; count: number | null };

/** Loads the published posts of the signed-in writer, page by page. */
export function useOwnPosts(): OwnPosts {
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>({ posts: [], page: 0, totalPages: 1, count: null });
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (page: number) => {
      setLoading(true);
      setFailed(false);
      try {
        const { posts, totalPages, counts } = await api.ownPosts(page);
        // One that was published meanwhile moves the others down: none may be in the list twice.
        setLoaded((before) => {
          const known = new Set(before.posts.map(({ id }) => id));
          const added = posts.filter(({ id }) => !known.has(id));
          return { posts: [...before.posts, ...added], page, totalPages, count: counts.published ?? 0 };
        });
      } catch {
        setFailed(true);
      } finally {
        setLoading(false);
      }
    },
    [api],
  );

  useEffect(() => {
    void load(1);
  }, [load]);

  const { posts, page, totalPages, count } = loaded;
  return { posts, count, hasMore: page < totalPages, isLoading, hasFailed, loadMore: () => void load(page + 1) };
}
