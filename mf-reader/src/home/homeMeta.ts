import type { MetaArguments, PageMeta } from '@marquee/shared';
import { pagination } from '@marquee/shared/design/measures';
import { webSite } from '@marquee/shared/seo/webSite';
import { pageLinks } from '../list/pageLinks.ts';
import { texts } from '../texts.ts';

const addressOf = (page: number) => (page === 1 ? '/' : `${pagination.defaultPath}${page}`);

/** What the home page tells machines about itself: all of it from the site's config. */
export function homeMeta({ state, config }: MetaArguments): PageMeta {
  const { site } = config;
  const { currentPage = 1, totalPages = 1 } = state.posts ?? {};
  const title = currentPage === 1 ? site.metaTitle : texts.titleOfPage(site.metaTitle, currentPage);
  return {
    title,
    description: site.metaDescription,
    canonicalPath: addressOf(currentPage),
    ogType: 'website',
    image: { url: `/assets/sites/${site.key}/share.png`, width: 1200, height: 630, alt: site.name },
    twitterCard: 'summary_large_image',
    links: pageLinks(currentPage, totalPages, addressOf),
    jsonLd: [webSite(config)],
  };
}
