import { ajax, createApi, type RootState, usePageConfig } from '@marquee/shared';
import { visibleSince } from '@marquee/shared/page/visibleSince';
import { useSelector, useStore } from '@marquee/shared/redux';
import { type RefObject, useEffect, useRef } from 'react';
import { createImpression } from './createImpression.ts';
import { referrerOf } from './referrerOf.ts';
import { reportTimeRead } from './reportTimeRead.ts';
import { visitTicket } from './visitTicket.ts';
import { whenRead } from './whenRead.ts';

/**
 * Counts one impression each time a post is opened, and then reports the time for which the post was visible. The
 * returned ref belongs on the post's element.
 */
export function useImpression(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const store = useStore<RootState>();
  const config = usePageConfig();
  const postId = useSelector(({ posts }: RootState) => posts?.post?.id);
  const authorId = useSelector(({ posts }: RootState) => posts?.post?.author?.id);

  useEffect(() => {
    if (!element.current || !postId) return;
    const ticket = visitTicket();
    const referrer = referrerOf(document.referrer, config);
    /** The ticket of the accepted impression. */
    let accepted: string | undefined;
    const create = async () => {
      const sent = await ticket;
      if (await createImpression(store, { postId, authorId: authorId ?? null, referrer }, sent)) accepted = sent;
    };
    const onRead = () => {
      // A saved page that is read offline counts if the connection comes back while it is open.
      if (navigator.onLine) void create();
      else addEventListener('online', create, { once: true });
    };
    const since = visibleSince();
    const stop = whenRead(element.current, onRead, since);
    const stopTime = reportTimeRead((seconds) => {
      if (accepted === undefined) return false;
      // A lost report changes nothing that the reader would notice.
      createApi(ajax)
        .createImpression({ postId, seconds }, accepted)
        .catch(() => undefined);
      return true;
    }, since);
    return () => {
      stop();
      stopTime();
      removeEventListener('online', create);
    };
  }, [store, config, postId, authorId]);

  return element;
}
