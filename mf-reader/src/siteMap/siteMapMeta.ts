import type { MetaArguments, PageMeta } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';

export function siteMapMeta({ config, pathname }: MetaArguments): PageMeta {
  const { name } = config.site;
  return {
    title: `${pageTexts.siteMap} | ${name}`,
    description: pageTexts.siteMapDescription(name),
    canonicalPath: pathname,
    jsonLd: [
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: pageTexts.siteMap, path: pathname },
      ]),
    ],
  };
}
