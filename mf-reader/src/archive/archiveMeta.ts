import type { MetaArguments, PageMeta } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { collectionPage } from '@marquee/shared/seo/collectionPage';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { listAddress } from '../list/address/listAddress.ts';
import { listKey } from '../list/address/listKey.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { periodLabel, periodPath, readPeriod } from './period.ts';

/** Metadata of an archive page. Search engines do not index a period without posts. */
export function archiveMeta({ state, config, params, pathname, search }: MetaArguments): PageMeta {
  const { site } = config;
  const period = readPeriod(params);
  if (!period) return { title: site.name, canonicalPath: pathname, robots: 'noindex' };
  const path = periodPath(period);
  const { page } = listParameters({}, search);
  const list = latestPostsOf(state.posts, listKey({ kind: 'archive', key: path, page }));
  const { latestPosts = [], currentPage = page, totalPages = 0 } = list ?? {};
  const addressOf = (target: number) => listAddress(path, undefined, target);
  const heading = pageTexts.archiveFor(periodLabel(period));
  const description = pageTexts.archiveDescription(site.name, periodLabel(period));
  const title = `${heading} | ${site.name}`;
  const yearPath = periodPath({ year: period.year });
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    description,
    canonicalPath: addressOf(currentPage),
    ...(latestPosts.length === 0 ? { robots: 'noindex' as const } : {}),
    links: pageLinks(currentPage, totalPages, addressOf),
    jsonLd: [
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: String(period.year), path: yearPath },
        ...(period.month === undefined ? [] : [{ name: periodLabel(period), path }]),
      ]),
      collectionPage(config, { name: heading, description, path: addressOf(currentPage), posts: latestPosts }),
    ],
  };
}
