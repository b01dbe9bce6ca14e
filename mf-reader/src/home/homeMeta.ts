import type { MetaArguments, PageMeta } from '@marquee/shared';
import { pagination, shareImageSize } from '@marquee/shared/constants';
import { webSite } from '@marquee/shared/seo/webSite';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { listKey } from '../list/address/listKey.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageNumber } from '../pagination/pageNumber.ts';
import { texts } from '../texts.ts';

const addressOf = (page: number) => (page === 1 ? '/' : `${pagination.defaultPath}${page}`);

/** Metadata of the home page. All of it comes from the site's config. */
export function homeMeta({ state, config, params }: MetaArguments): PageMeta {
  const { site } = config;
  const page = pageNumber(params.page) ?? 1;
  const list = latestPostsOf(state.posts, listKey({ kind: 'home', page }));
  const { currentPage = page, totalPages = 1 } = list ?? {};
  const title = currentPage === 1 ? site.metaTitle : texts.titleOfPage(site.metaTitle, currentPage);
  return {
    title,
    description: site.metaDescription,
    canonicalPath: addressOf(currentPage),
    ogType: 'website',
    image: { url: `/assets/sites/${site.key}/share.png`, ...shareImageSize, alt: site.name },
    twitterCard: 'summary_large_image',
    links: pageLinks(currentPage, totalPages, addressOf),
    jsonLd: [webSite(config)],
  };
}
