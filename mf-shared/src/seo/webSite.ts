import type { PageConfig } from '../domain/index.ts';
import type { JsonLd } from './jsonLd.ts';

/** schema.org's WebSite, with a SearchAction. */
export function webSite({ site }: PageConfig): JsonLd {
  const home = new URL('/', site.url.base).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.metaTitle,
    description: site.metaDescription,
    url: home,
    inLanguage: site.locale,
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: home,
      logo: new URL(`/assets/sites/${site.key}/icon-512.png`, home).href,
      parentOrganization: { '@type': 'Organization', name: site.brandName },
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}search/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
