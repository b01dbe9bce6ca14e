import type { PageConfig, PostSummary } from '../domain/index.ts';
import type { JsonLd } from './jsonLd.ts';

export type Collection = {
  name: string;
  description?: string;
  path: string;
  posts: readonly Pick<PostSummary, 'name' | 'urlPath'>[];
};

/** schema.org's CollectionPage: a page that lists posts, in their order. */
export function collectionPage({ site }: PageConfig, { name, description, path, posts }: Collection): JsonLd {
  const absolute = (address: string) => new URL(address, site.url.base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    description: description || undefined,
    url: absolute(path),
    inLanguage: site.locale,
    isPartOf: { '@type': 'WebSite', name: site.name, url: absolute('/') },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: posts.length,
      itemListElement: posts.map((post, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(post.urlPath),
        name: post.name,
      })),
    },
  };
}
