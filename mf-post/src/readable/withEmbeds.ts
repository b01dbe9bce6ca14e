import { type EmbedFrame, type EmbedRules, embedFrameOf, embedProviders, type Post } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** Matches a card as the editor writes it, as a figure with a link. */
const card = /<figure class="embed">\s*<a href="([^"]+)"([^>]*)>([\s\S]*?)<\/a>\s*<\/figure>/g;

/** Prepares the cards of all texts of a post. */
export function withEmbeds<P extends Post>(post: P, rules: EmbedRules): P {
  return {
    ...post,
    content: embedCards(post.content, rules),
    modules: post.modules.map((module) =>
      module.content ? { ...module, content: embedCards(module.content, rules) } : module,
    ),
  };
}

/**
 * Adds the address and height of a frame to each card whose content the site may show, and a line that says so.
 * `openEmbeds` shows the frame after a click. All other cards stay links.
 * @param html sanitized HTML, whose attributes are escaped
 */
export function embedCards(html: string, rules: EmbedRules): string {
  return html.replace(card, (whole, href: string, others: string, inside: string) => {
    const frame = embedFrameOf(href.replaceAll('&amp;', '&'), rules);
    if (!frame) return whole;
    const note = `<em>${texts.showsFrom(embedProviders[frame.provider].name)}</em>`;
    return `<figure class="embed"${attributesOf(frame)}><a href="${href}"${others} data-enhanced="">${inside}${note}</a></figure>`;
  });
}

function attributesOf({ address, height }: EmbedFrame): string {
  return ` data-frame="${address.href.replaceAll('&', '&amp;')}" data-height="${height}"`;
}
