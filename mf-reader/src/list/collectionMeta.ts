import { imageUrl, type PageMeta } from '@marquee/shared';
import { shareImageSize } from '@marquee/shared/constants';
import type { Image, PageConfig, PostSummary, PostType } from '@marquee/shared/domain';
import { breadcrumbList } from '@marquee/shared/seo/breadcrumbList';
import { collectionPage } from '@marquee/shared/seo/collectionPage';
import { texts } from '../texts.ts';
import { listAddress } from './address/listAddress.ts';
import { pageLinks } from './address/pageLinks.ts';

const typeNames: Record<PostType, string> = {
  article: texts.articles,
  gallery: texts.galleries,
  video: texts.videos,
};

/** One page of the posts of a category or channel. */
export type ShownCollection = {
  name: string;
  description: string;
  image: Image | null;
  urlPath: string;
  postType: PostType | undefined;
  page: number;
  posts: readonly PostSummary[];
  totalPages: number;
};

/** The metadata of a page of a category's or channel's posts. */
export function collectionMeta(shown: ShownCollection, config: PageConfig): PageMeta {
  const { name, description, urlPath, postType, page, posts } = shown;
  const { site } = config;
  const hrefOf = (target: number) => listAddress(urlPath, postType, target);
  const heading = postType ? `${name}: ${typeNames[postType]}` : name;
  const title = `${heading} | ${site.name}`;
  return {
    title: page === 1 ? title : texts.titleOfPage(title, page),
    description: description || site.metaDescription,
    canonicalPath: hrefOf(page),
    ogTitle: heading,
    image: shown.image
      ? {
          url: imageUrl(config.images, shown.image.public_id, { ...shareImageSize, crop: 'fill' }),
          ...shareImageSize,
          alt: name,
        }
      : undefined,
    links: [
      ...pageLinks(page, shown.totalPages, hrefOf),
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${name} | ${site.name}`,
        href: `${urlPath}/feed.xml`,
      },
    ],
    jsonLd: [
      collectionPage(config, { name: heading, description, path: hrefOf(page), posts }),
      breadcrumbList(config, [
        { name: site.name, path: '/' },
        { name, path: urlPath },
        ...(postType ? [{ name: typeNames[postType], path: hrefOf(1) }] : []),
      ]),
    ],
  };
}
