import {
  type EmbedProvider,
  embedFrameOf,
  embedProviderOf,
  embedProviders,
  type SiteAddress,
} from '@marquee/shared/domain';
import { editorTexts } from '../../editorTexts.ts';
import { hostOf } from './embed.ts';

/**
 * Returns the sentence on how readers will see a card.
 * @param site the magazine of the post, with the providers that it allows
 */
export function cardHint(href: string, site: SiteAddress | undefined): string {
  const page = URL.parse(href);
  if (!page) return editorTexts.cardHint.empty;
  const everywhere = Object.keys(embedProviders) as EmbedProvider[];
  const rules = { embeds: everywhere, mastodonHosts: site?.mastodonHosts };
  const provider = embedProviderOf(page, rules);
  if (!provider || !embedFrameOf(href, rules)) return editorTexts.cardHint.link(hostOf(href));
  const { name } = embedProviders[provider];
  if (!site) return editorTexts.cardHint.depends(name);
  return embedFrameOf(href, site) ? editorTexts.cardHint.opens(name) : editorTexts.cardHint.refused(site.label, name);
}
