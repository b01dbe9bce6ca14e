import { imageUrl, type MetaArguments, type PageMeta, stripHtml } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/design/measures';
import type { Image, PageConfig } from '@marquee/shared/domain';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { profilePage } from '@marquee/shared/seo/profilePage';
import { listAddress } from '../list/listAddress.ts';
import { listParameters } from '../list/listParameters.ts';
import { pageLinks } from '../list/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';

/** What an author's page tells machines about itself: the author's summary and image. */
export function authorMeta({ state, config, params, pathname }: MetaArguments): PageMeta {
  const { site } = config;
  const author = state.author?.author;
  if (!author) return { title: site.name, canonicalPath: pathname, robots: 'noindex' };
  const { latestPosts = [], currentPage = 1, totalPages = 0 } = state.posts ?? {};
  const { postType } = listParameters(params);
  const addressOf = (page: number) => listAddress(author.urlPath, postType, page);
  const title = pageTexts.authorTitle(author.fullname, site.name);
  const image = author.image ? metadataImage(author.image, author.fullname, config) : undefined;
  return {
    title: currentPage === 1 ? title : texts.titleOfPage(title, currentPage),
    description: author.summary || stripHtml(author.bio) || site.metaDescription,
    canonicalPath: addressOf(currentPage),
    ogType: 'profile',
    ogTitle: author.fullname,
    image,
    ...(latestPosts.length === 0 ? { robots: 'noindex' as const } : {}),
    links: [
      ...pageLinks(currentPage, totalPages, addressOf),
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: pageTexts.feedOf(author.fullname, site.name),
        href: `${author.urlPath}/feed.xml`,
      },
    ],
    jsonLd: [
      profilePage(config, author, author.urlPath, image?.url),
      breadcrumbList(config, [
        { name: texts.home, path: '/' },
        { name: author.fullname, path: author.urlPath },
      ]),
    ],
  };
}

function metadataImage({ public_id }: Image, alt: string, { images }: PageConfig): PageMeta['image'] {
  const size = imageSizes.authorMetadata;
  return { url: imageUrl(images, public_id, { ...size, crop: 'fill' }), ...size, alt };
}
