import type { MetaArguments, PageMeta } from '@marquee/shared';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { collectionPage } from '@marquee/shared/seo/collectionPage';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { knownTag } from '@marquee/shared/state/tag';
import { listAddress } from '../list/address/listAddress.ts';
import { listKey } from '../list/address/listKey.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';

/** Metadata of a tag's page. Search engines do not index a tag without posts. */
export function tagMeta({ state, config, params, pathname, search }: MetaArguments): PageMeta {
  const { site } = config;
  const tag = knownTag(state.tag, params.tagKey);
  if (!tag) return { title: site.name, canonicalPath: pathname, robots: 'noindex' };
  const { postType, page } = listParameters(params, search);
  const list = latestPostsOf(state.posts, listKey({ kind: 'tag', key: params.tagKey, postType, page }));
  const { latestPosts = [], currentPage = page, totalPages = 0 } = list ?? {};
  const addressOf = (target: number) => listAddress(tag.urlPath, postType, target);
  const title = pageTexts.tagged(tag.seoTitle || tag.name);
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    description: tag.seoDescription || site.metaDescription,
    canonicalPath: addressOf(currentPage),
    ogTitle: tag.ogTitle || title,
    ...(latestPosts.length === 0 ? { robots: 'noindex' as const } : {}),
    links: [
      ...pageLinks(currentPage, totalPages, addressOf),
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: pageTexts.feedOf(tag.name, site.name),
        href: `${tag.urlPath}/feed.xml`,
      },
    ],
    jsonLd: [
      collectionPage(config, {
        name: tag.name,
        description: tag.seoDescription,
        path: addressOf(currentPage),
        posts: latestPosts,
      }),
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: tag.name, path: tag.urlPath },
      ]),
    ],
  };
}
