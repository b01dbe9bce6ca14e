import { imageUrl, type MetaArguments, type PageMeta, stripHtml } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { Image, PageConfig } from '@marquee/shared/domain';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { profilePage } from '@marquee/shared/seo/profilePage';
import { knownAuthor } from '@marquee/shared/state/author';
import { latestPostsOf } from '@marquee/shared/state/latestPostsOf';
import { listAddress } from '../list/address/listAddress.ts';
import { listKey } from '../list/address/listKey.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { pageLinks } from '../list/address/pageLinks.ts';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';

/** The metadata of an author's page: the author's summary and image. */
export function authorMeta({ state, config, params, pathname, search }: MetaArguments): PageMeta {
  const { site } = config;
  const author = knownAuthor(state.author, params.authorKey);
  if (!author) return { title: site.name, canonicalPath: pathname, robots: 'noindex' };
  const { postType, page } = listParameters(params, search);
  const list = latestPostsOf(state.posts, listKey({ kind: 'author', key: params.authorKey, postType, page }));
  const { latestPosts = [], currentPage = page, totalPages = 0 } = list ?? {};
  const addressOf = (target: number) => listAddress(author.urlPath, postType, target);
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
