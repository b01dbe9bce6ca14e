import { imageUrl, type MetaArguments, type PageMeta } from '@marquee/shared';
import type { Image, PageConfig, Post } from '@marquee/shared/domain';
import { pictureAlt } from '../media/pictureAlt.ts';
import { articleJsonLd, breadcrumbJsonLd } from './postJsonLd.ts';

/** The size in which sharing services show a large picture. */
const shared = { width: 1200, height: 630 };

/** What a post tells search engines and sharing services. */
export function postMeta({ state, config, pathname }: MetaArguments): PageMeta {
  const post = state.posts?.post;
  if (!post) return { title: config.site.name, canonicalPath: pathname, robots: 'noindex' };
  const image = post.image ? shareImage(post.image, post, config) : undefined;
  return {
    title: post.seoTitle || post.title || post.name,
    description: post.seoDescription || post.summary,
    canonicalPath: post.urlPath,
    ogType: post.ogType || 'article',
    ogTitle: post.ogTitle || post.title || post.name,
    ogDescription: post.ogDescription || post.seoDescription || post.summary,
    image,
    twitterCard: 'summary_large_image',
    jsonLd: [articleJsonLd(post, config, image?.url), breadcrumbJsonLd(post, config)],
  };
}

function shareImage(image: Image, post: Post, { images }: PageConfig): PageMeta['image'] {
  return {
    url: imageUrl(images, image.public_id, { ...shared, crop: 'fill' }),
    ...shared,
    alt: pictureAlt(post, post.name),
  };
}
