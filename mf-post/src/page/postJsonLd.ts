import type { PageConfig, Post } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

type JsonLd = Record<string, unknown>;

/** schema.org's NewsArticle of a post. */
export function articleJsonLd(post: Post, { site }: PageConfig, imageAddress: string | undefined): JsonLd {
  const absolute = (address: string) => new URL(address, site.url.base).href;
  const { author, category, tags } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title || post.name,
    alternativeHeadline: post.subtitle || undefined,
    description: post.seoDescription || post.summary,
    image: imageAddress ? [absolute(imageAddress)] : undefined,
    datePublished: post.publishedAt,
    dateModified: post.modifiedAt,
    author: author ? { '@type': 'Person', name: author.fullname, url: absolute(author.urlPath) } : undefined,
    publisher: { '@type': 'Organization', name: site.name, url: absolute('/') },
    mainEntityOfPage: absolute(post.urlPath),
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name) : undefined,
    inLanguage: site.locale,
  };
}

/** The way to a post: the site, its category, the post. */
export function breadcrumbJsonLd(post: Post, { site }: PageConfig): JsonLd {
  const steps = [
    { name: texts.home, urlPath: '/' },
    ...(post.category ? [post.category] : []),
    { name: post.name, urlPath: post.urlPath },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, urlPath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(urlPath, site.url.base).href,
    })),
  };
}
