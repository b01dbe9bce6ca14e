import type { RootState } from '@marquee/shared';
import { visibleSince } from '@marquee/shared/page/visibleSince';
import { useSelector, useStore } from '@marquee/shared/redux';
import { type RefObject, useEffect, useRef } from 'react';
import { createImpression } from './createImpression.ts';
import { visitTicket } from './visitTicket.ts';
import { whenRead } from './whenRead.ts';

/** Counts one impression each time a post is opened. The returned ref belongs on the post's element. */
export function useImpression(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const store = useStore<RootState>();
  const postId = useSelector(({ posts }: RootState) => posts?.post?.id);
  const authorId = useSelector(({ posts }: RootState) => posts?.post?.author?.id);

  useEffect(() => {
    if (!element.current || !postId) return;
    const ticket = visitTicket();
    const create = async () => createImpression(store, { postId, authorId: authorId ?? null }, await ticket);
    const onRead = () => {
      // A saved page that is read offline counts if the connection comes back while it is open.
      if (navigator.onLine) void create();
      else addEventListener('online', create, { once: true });
    };
    const stop = whenRead(element.current, onRead, visibleSince());
    return () => {
      stop();
      removeEventListener('online', create);
    };
  }, [store, postId, authorId]);

  return element;
}
