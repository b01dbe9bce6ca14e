import type { PageMeta } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { texts } from '../texts.ts';
import type { LegalDocument } from './legalDocument.ts';
import { plainText } from './plainText.ts';

/** Metadata of a legal page. The description contains the beginning of its text and its effective date. */
export function legalMeta(
  { title, introduction, effective }: LegalDocument,
  config: PageConfig,
  path: string,
): PageMeta {
  const { site } = config;
  const description = introduction[0] === undefined ? undefined : plainText(introduction[0]);
  return {
    title: `${title} | ${site.name}`,
    description,
    canonicalPath: path,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description,
        url: new URL(path, site.url.base).href,
        inLanguage: site.locale,
        dateModified: effective.date,
        isPartOf: { '@type': 'WebSite', name: site.name, url: new URL('/', site.url.base).href },
      },
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: title, path },
      ]),
    ],
  };
}
