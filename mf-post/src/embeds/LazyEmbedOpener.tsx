import type { Post } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useEffect, useRef, useState } from 'react';
import { clickedCard } from './clickedCard.ts';

const embedOpener = onDemand(
  async () => (await import(/* webpackChunkName: "embeds" */ './EmbedOpener.tsx')).EmbedOpener,
);

/**
 * Loads the code that opens cards if the post has a card that the site may open. Holds the last click on a card until
 * the code has loaded. If it does not load, the click follows the link.
 */
export function LazyEmbedOpener({ post: { content, modules } }: { post: Post }) {
  const hasFrames = [content, ...modules.map((module) => module.content)].some((html) =>
    html?.includes(' data-frame="'),
  );
  const [isBroken, setBroken] = useState(false);
  const Opener = useOnDemand(embedOpener, hasFrames && 'the post has cards', () => setBroken(true));
  const isLoading = hasFrames && !Opener && !isBroken;
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isLoading) {
      // The opener already listens, because the effects of a child run first.
      if (held.current?.isConnected) held.current.click();
      return;
    }
    const hold = (event: Event) => {
      const card = clickedCard(event);
      if (!card) return;
      event.preventDefault();
      held.current = card.querySelector('a');
    };
    // Captures the click before the preview, which opens links in new tabs.
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [isLoading]);
  return Opener ? <Opener /> : null;
}
