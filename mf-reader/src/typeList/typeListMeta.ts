import type { MetaArguments, PageMeta } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { collectionPage } from '@marquee/shared/seo/collectionPage';
import { pageName } from '@marquee/shared/state/postsPages';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { listedType } from './listedType.ts';

export function typeListMeta({ state, config, pathname, search }: MetaArguments): PageMeta {
  const { site } = config;
  const { postType, heading, path } = listedType(pathname);
  const { page } = listParameters({}, search);
  const { posts, currentPage, totalPages } = state.posts?.latestByType[pageName({ postType, page })] ?? {
    posts: [],
    currentPage: page,
    totalPages: 0,
  };
  const addressOf = (target: number) => listAddress(path, undefined, target);
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
