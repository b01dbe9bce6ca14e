import type { Author, PageConfig } from '../domain/index.ts';
import type { JsonLd } from './jsonLd.ts';

/**
 * schema.org's ProfilePage of an author.
 * @param image address of the author's picture in the page's metadata
 */
export function profilePage({ site }: PageConfig, author: Author, path: string, image?: string): JsonLd {
  const absolute = (address: string) => new URL(address, site.url.base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: absolute(path),
    inLanguage: site.locale,
    isPartOf: { '@type': 'WebSite', name: site.name, url: absolute('/') },
    mainEntity: {
      '@type': 'Person',
      name: author.fullname,
      givenName: author.name.first,
      familyName: author.name.last,
      identifier: author.key,
      description: author.summary || undefined,
      image: image ? absolute(image) : undefined,
      url: absolute(author.urlPath),
    },
  };
}
