import type { LibraryList, LibraryPicture, LibraryQuery } from '@marquee/shared/domain';
import { exchange } from '@marquee/shared/transport/exchange';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { useEffect, useRef, useState } from 'react';
import { libraryTexts } from './libraryTexts.ts';

/** The library of the post's magazine, or all pictures that the writer uploaded. */
export type Source = LibraryQuery['from'];
type Asked = { q: string; from: Source };
type Found = Asked & { items: readonly LibraryPicture[]; next: string | null };

/** Loads the pictures that the writer may choose for a post, page by page. */
export function useLibrary(postId: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const ending = useRef<AbortController | null>(null);

  async function load(asked: Asked, before?: string, earlier: readonly LibraryPicture[] = []): Promise<void> {
    const { q, from } = asked;
    ending.current?.abort();
    const started = new AbortController();
    ending.current = started;
    const { signal } = started;
    setFault('');
    setPending(true);
    const search = new URLSearchParams({
      ...(q && { q }),
      ...(from === 'uploads' && { from }),
      ...(before && { before }),
    });
    const path = `/api/vocal/posts/${encodeURIComponent(postId)}/pictures/library`;
    try {
      const { body } = await exchange<LibraryList>('GET', search.size > 0 ? `${path}?${search}` : path, { signal });
      if (!signal.aborted) setFound({ ...asked, items: [...earlier, ...body.items], next: body.next });
    } catch (error) {
      if (!signal.aborted) setFault(apiMessage(error, libraryTexts.failed));
    } finally {
      if (!signal.aborted) setPending(false);
    }
  }
  const loadFirst = useRef(() => void load({ q: '', from: 'library' }));
  useEffect(() => {
    loadFirst.current();
    return () => ending.current?.abort();
  }, []);

  return {
    found,
    fault,
    isPending,
    search: (asked: Asked) => void load(asked),
    more: () => found?.next && void load(found, found.next, found.items),
  };
}
