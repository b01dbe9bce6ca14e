import { authorsOf } from '@marquee/shared';
import type { AuthorLink, PageConfig, Post } from '@marquee/shared/domain';
import { videosJsonLd } from './videoJsonLd.ts';

type JsonLd = Record<string, unknown>;

/** schema.org's NewsArticle of a post, with its videos. */
export function articleJsonLd(post: Post, { site }: PageConfig, imageAddress: string | undefined): JsonLd {
  const absolute = (address: string) => new URL(address, site.url.base).href;
  const { bylines = [], category, tags, corrections, imageCredit: creditText } = post;
  const person = ({ fullname: name, urlPath }: AuthorLink) => ({ '@type': 'Person', name, url: absolute(urlPath) });
  const image = imageAddress && absolute(imageAddress);
  const videos = videosJsonLd(post, image);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: post.title || post.name,
    alternativeHeadline: post.subtitle || undefined,
    description: post.seoDescription || post.summary,
    image: image && [creditText ? { '@type': 'ImageObject', url: image, contentUrl: image, creditText } : image],
    video: videos.length > 0 ? videos : undefined,
    datePublished: post.publishedAt,
    dateModified: post.modifiedAt,
    correction: corrections?.map(({ words: text, at: datePublished }) => ({
      '@type': 'CorrectionComment',
      text,
      datePublished,
    })),
    author: oneOrMany(authorsOf(post).map(person)),
    contributor: oneOrMany(bylines.filter(({ role }) => role !== 'words').map(({ author }) => person(author))),
    publisher: { '@type': 'Organization', name: site.name, url: absolute('/') },
    mainEntityOfPage: absolute(post.urlPath),
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name) : undefined,
    inLanguage: post.language ?? site.locale,
  };
}

/** A property of schema.org with one value has no list. */
function oneOrMany<Value>(values: Value[]): Value | Value[] | undefined {
  return values.length > 1 ? values : values[0];
}
