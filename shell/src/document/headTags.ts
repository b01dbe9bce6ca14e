import type { PageMeta } from '@marquee/shared';
import { shareImageSize } from '@marquee/shared/constants';
import type { PageConfig } from '@marquee/shared/domain';
import type { HeadTag } from '../serverContract.ts';
import { adultRatings } from './ageNotice.ts';

const meta = (attributes: Record<string, string | undefined>): HeadTag[] =>
  attributes.content ? [{ tag: 'meta', attributes: attributes as Record<string, string> }] : [];

const handleOf = (username: string | undefined) => username && `@${username.replace(/^@/, '')}`;

/** The head elements of a page's metadata. The server writes them, and the browser replaces them on navigation. */
export function headTags(page: PageMeta, { site }: PageConfig): HeadTag[] {
  const canonical = new URL(page.canonicalPath, site.url.base).href;
  const absolute = (address: string) => new URL(address, site.url.base).href;
  const image = page.image ?? {
    url: `/assets/sites/${site.key}/share.png`,
    ...shareImageSize,
    alt: site.name,
  };
  const title = page.ogTitle ?? page.title;
  const description = page.ogDescription ?? page.description;
  const { article = {}, twitterPlayer: player } = page;
  return [
    { tag: 'title', attributes: {}, text: page.title },
    ...meta({ name: 'description', content: page.description }),
    ...meta({ name: 'keywords', content: page.keywords }),
    ...meta({ name: 'robots', content: page.robots }),
    ...(site.isForAdults ? adultRatings.flatMap((content) => meta({ name: 'rating', content })) : []),
    ...meta({ name: 'referrer', content: page.referrer }),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...meta({ property: 'og:site_name', content: site.name }),
    ...meta({ property: 'og:type', content: page.ogType ?? 'website' }),
    ...meta({ property: 'og:url', content: canonical }),
    ...meta({ property: 'og:title', content: title }),
    ...meta({ property: 'og:description', content: description }),
    ...meta({ property: 'og:image', content: absolute(image.url) }),
    ...meta({ property: 'og:image:width', content: String(image.width) }),
    ...meta({ property: 'og:image:height', content: String(image.height) }),
    ...meta({ property: 'og:image:alt', content: image.alt }),
    ...meta({ property: 'article:published_time', content: article.publishedTime }),
    ...meta({ property: 'article:modified_time', content: article.modifiedTime }),
    ...meta({ property: 'article:author', content: article.author && absolute(article.author) }),
    ...meta({ property: 'article:section', content: article.section }),
    ...(article.tags ?? []).flatMap((content) => meta({ property: 'article:tag', content })),
    ...meta({ property: 'fb:app_id', content: site.social.facebookAppId }),
    ...meta({ name: 'twitter:card', content: page.twitterCard ?? 'summary_large_image' }),
    ...meta({ name: 'twitter:site', content: handleOf(site.social.twitterUsername) }),
    ...meta({ name: 'twitter:creator', content: handleOf(page.twitterCreator) }),
    ...meta({ name: 'twitter:title', content: title }),
    ...meta({ name: 'twitter:description', content: description }),
    ...meta({ name: 'twitter:image', content: absolute(image.url) }),
    ...meta({ name: 'twitter:image:alt', content: image.alt }),
    ...meta({ name: 'twitter:player', content: player && absolute(player.url) }),
    ...meta({ name: 'twitter:player:width', content: player && String(player.width) }),
    ...meta({ name: 'twitter:player:height', content: player && String(player.height) }),
    ...(page.links ?? []).map(
      ({ rel, href, ...rest }): HeadTag => ({ tag: 'link', attributes: { rel, href: absolute(href), ...rest } }),
    ),
    ...(page.jsonLd ?? []).map(
      (value): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(value),
      }),
    ),
  ];
}
