import type { EmbedRules } from '@marquee/shared/domain';
import type { ReadablePost } from './ReadablePost.ts';

/** Prepares the cards of a post. Loads the code only for a post with cards, on a site that opens some. */
export async function withCards(post: ReadablePost, rules: EmbedRules): Promise<ReadablePost> {
  const texts = [post.content, ...post.modules.map((module) => module.content)];
  if (!rules.embeds || !texts.some((html) => html?.includes('class="embed"'))) return post;
  const { withEmbeds } = await import(/* webpackChunkName: "embedCards" */ './withEmbeds.ts');
  return withEmbeds(post, rules);
}
