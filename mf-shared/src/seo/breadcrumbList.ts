import type { PageConfig } from '../domain/index.ts';
import type { JsonLd } from './jsonLd.ts';

/** schema.org's BreadcrumbList: the steps from the site to a page. The page is the last step. */
export function breadcrumbList({ site }: PageConfig, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site.url.base).href,
    })),
  };
}
