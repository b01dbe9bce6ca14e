import type { MetaArguments, PageMeta } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { collectionPage } from '@marquee/shared/seo/collectionPage';
import { listAddress } from '../list/listAddress.ts';
import { pageLinks } from '../list/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { listedType } from './listedType.ts';

/** What a type list page tells machines about itself. */
export function typeListMeta({ state, config, pathname }: MetaArguments): PageMeta {
  const { site } = config;
  const { postType, heading, path } = listedType(pathname);
  const { posts, currentPage, totalPages } = state.posts?.latestByType[postType] ?? {
    posts: [],
    currentPage: 1,
    totalPages: 0,
  };
  const addressOf = (page: number) => listAddress(path, undefined, page);
  const title = pageTexts.typeListTitle(heading, site.name);
  const description = pageTexts.typeListDescription(heading, site.name);
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    description,
    canonicalPath: addressOf(currentPage),
    ogTitle: heading,
    ...(posts.length === 0 ? { robots: 'noindex' as const } : {}),
    links: pageLinks(currentPage, totalPages, addressOf),
    jsonLd: [
      collectionPage(config, { name: heading, description, path: addressOf(currentPage), posts }),
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: heading, path },
      ]),
    ],
  };
}
