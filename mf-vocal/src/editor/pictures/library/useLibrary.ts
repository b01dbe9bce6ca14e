import type { LibraryList, LibraryPicture } from '@marquee/shared/domain';
import { exchange } from '@marquee/shared/transport/exchange';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { useEffect, useRef, useState } from 'react';
import { libraryTexts } from './libraryTexts.ts';

type Found = { q: string; items: readonly LibraryPicture[]; next: string | null };

/** Loads the pictures that the writer may choose for a post, page by page. */
export function useLibrary(postId: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const ending = useRef<AbortController | null>(null);

  async function load(q: string, before?: string, earlier: readonly LibraryPicture[] = []): Promise<void> {
    ending.current?.abort();
    const started = new AbortController();
    ending.current = started;
    const { signal } = started;
    setFault('');
    setPending(true);
    const search = new URLSearchParams({ ...(q && { q }), ...(before && { before }) });
    const path = `/api/vocal/posts/${encodeURIComponent(postId)}/pictures/library`;
    try {
      const { body } = await exchange<LibraryList>('GET', search.size > 0 ? `${path}?${search}` : path, { signal });
      if (!signal.aborted) setFound({ q, items: [...earlier, ...body.items], next: body.next });
    } catch (error) {
      if (!signal.aborted) setFault(apiMessage(error, libraryTexts.failed));
    } finally {
      if (!signal.aborted) setPending(false);
    }
  }
  const loadFirst = useRef(() => void load(''));
  useEffect(() => {
    loadFirst.current();
    return () => ending.current?.abort();
  }, []);

  return {
    found,
    fault,
    isPending,
    search: (q: string) => void load(q),
    more: () => found?.next && void load(found.q, found.next, found.items),
  };
}
