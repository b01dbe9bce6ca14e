import type { Post } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';

const embedOpener = onDemand(
  async () => (await import(/* webpackChunkName: "embeds" */ './EmbedOpener.tsx')).EmbedOpener,
);

/** Loads the code that opens cards if the post has a card that the site may open. */
export function LazyEmbedOpener({ post: { content, modules } }: { post: Post }) {
  const hasFrames = [content, ...modules.map((module) => module.content)].some((html) =>
    html?.includes(' data-frame="'),
  );
  const Opener = useOnDemand(embedOpener, hasFrames && 'the post has cards');
  return Opener ? <Opener /> : null;
}
