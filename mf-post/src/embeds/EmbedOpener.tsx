import { useEffect, useRef } from 'react';
import { openEmbeds } from './openEmbeds.ts';

/** Opens the cards of the post around it. */
export function EmbedOpener() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const article = place.current?.closest('article');
    return article ? openEmbeds(article) : undefined;
  }, []);
  return <span ref={place} hidden />;
}
