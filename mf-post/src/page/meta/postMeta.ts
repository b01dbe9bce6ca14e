import { imageUrl, type MetaArguments, type PageMeta } from '@marquee/shared';
import { shareImageSize, twitterPlayer as size } from '@marquee/shared/constants';
import { type Image, type PageConfig, type Post, videoPlayerOf } from '@marquee/shared/domain';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { postWords } from '@marquee/shared/seo/postWords';
import { openPost } from '@marquee/shared/state/openPost';
import { pictureAlt } from '../../media/pictureAlt.ts';
import { texts } from '../../texts.ts';
import { isBrightcoveId } from '../../video/players/videoSource.ts';
import { articleJsonLd } from './postJsonLd.ts';

/** Returns the player for the Twitter card of a video post, if we know its player and it has no Brightcove id. */
function twitterPlayer({ mediaType, brightcoveId, videoLink }: Post): PageMeta['twitterPlayer'] {
  const link = videoLink?.trim() ?? '';
  if (mediaType !== 'video' || brightcoveId || isBrightcoveId(link) || !URL.canParse(link)) return undefined;
  const player = videoPlayerOf(link)?.address;
  return player?.protocol === 'https:' ? { url: player.href, ...size } : undefined;
}

/** Post metadata for search engines and sharing services. */
export function postMeta({ state, config, params, pathname }: MetaArguments): PageMeta {
  const post = openPost(state.posts, params.postKey)?.post;
  if (!post) return { title: config.site.name, canonicalPath: pathname, robots: 'noindex' };
  const image = post.image ? shareImage(post.image, post, config) : undefined;
  const player = twitterPlayer(post);
  const tags = post.tags.map(({ name }) => name);
  return {
    ...postWords(post),
    canonicalPath: post.urlPath,
    ogType: post.ogType || 'article',
    image,
    twitterCard: player ? 'player' : 'summary_large_image',
    twitterPlayer: player,
    twitterCreator: config.site.social.twitterUsername,
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.modifiedAt,
      author: post.author?.urlPath,
      section: post.category?.name,
      tags,
    },
    links: oEmbedLinks(post, config),
    jsonLd: [articleJsonLd(post, config, image?.url), breadcrumbList(config, wayTo(post))],
  };
}

function shareImage(image: Image, post: Post, { images }: PageConfig): PageMeta['image'] {
  return {
    url: imageUrl(images, image.public_id, { ...shareImageSize, crop: 'fill' }),
    ...shareImageSize,
    alt: pictureAlt(post, post.name) || post.name,
  };
}

/** The oEmbed addresses, for sites that show more than a link. */
function oEmbedLinks(post: Post, { site }: PageConfig): PageMeta['links'] {
  const page = encodeURIComponent(new URL(post.urlPath, site.url.base).href);
  return [
    { type: 'application/json+oembed', format: 'json' },
    { type: 'text/xml+oembed', format: 'xml' },
  ].map(({ type, format }) => ({
    rel: 'alternate',
    type,
    title: post.name,
    href: `/oembed?url=${page}&format=${format}`,
  }));
}

/** Returns the breadcrumbs: the site, the post's category, the post. */
function wayTo(post: Post): { name: string; path: string }[] {
  return [
    { name: texts.home, path: '/' },
    ...(post.category ? [{ name: post.category.name, path: post.category.urlPath }] : []),
    { name: post.name, path: post.urlPath },
  ];
}
