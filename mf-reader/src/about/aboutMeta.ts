import { cropString, type MetaArguments, type PageMeta, stripHtml } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';

/** Maximum characters of a description that search engines show. */
const descriptionLength = 155;

/** Metadata of the About page. Its description is the beginning of the page's text. */
export function aboutMeta({ config, pathname }: MetaArguments): PageMeta {
  const { site } = config;
  const absolute = (path: string) => new URL(path, site.url.base).href;
  const title = `${pageTexts.about} | ${site.name}`;
  const description = cropString(stripHtml(site.staticAbout ?? ''), descriptionLength);
  return {
    title,
    description,
    canonicalPath: pathname,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: title,
        description,
        url: absolute(pathname),
        inLanguage: site.locale,
        isPartOf: { '@type': 'WebSite', name: site.name, url: absolute('/') },
        about: { '@type': 'Organization', name: site.name, url: absolute('/') },
      },
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: pageTexts.about, path: pathname },
      ]),
    ],
  };
}
