import type { PageConfig, SiteMapPost } from '@marquee/shared/domain';
import { imageAddress } from '../shareImage.ts';
import { element, type Xml, xmlDocument } from '../xml.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';
const newsNamespace = 'http://www.google.com/schemas/sitemap-news/0.9';

const absolute = ({ site }: PageConfig, path: string) => new URL(path, site.url.base).href;

/** Returns the index of a site map, which lists its files. */
export function siteMapIndex(config: PageConfig, names: readonly string[]): string {
  const files = names.map((name) => element('sitemap', {}, element('loc', {}, absolute(config, `/sitemaps/${name}`))));
  return xmlDocument(element('sitemapindex', { xmlns: protocol }, files));
}

/** Returns a site map of pages without further data. */
export function urlSet(config: PageConfig, paths: readonly string[]): string {
  const urls = paths.map((path) => element('url', {}, element('loc', {}, absolute(config, path))));
  return xmlDocument(element('urlset', { xmlns: protocol }, urls));
}

/** Returns a site map of posts with their modification times and pictures. */
export function postSet(config: PageConfig, posts: readonly SiteMapPost[]): string {
  const urls = posts.map(({ urlPath, modifiedAt, image }) =>
    element(
      'url',
      {},
      element('loc', {}, absolute(config, urlPath)),
      element('lastmod', {}, modifiedAt),
      image && element('image:image', {}, element('image:loc', {}, imageAddress(config, image))),
    ),
  );
  return xmlDocument(element('urlset', { xmlns: protocol, 'xmlns:image': imageNamespace }, urls));
}

/** Returns a news site map of posts. */
export function newsSet(config: PageConfig, posts: readonly SiteMapPost[]): string {
  const { name, locale } = config.site;
  const publication = element(
    'news:publication',
    {},
    element('news:name', {}, name),
    element('news:language', {}, locale.split('-')[0]),
  );
  const news = (post: SiteMapPost): Xml =>
    element(
      'news:news',
      {},
      publication,
      element('news:publication_date', {}, post.publishedAt),
      element('news:title', {}, post.name),
    );
  const urls = posts.map((post) => element('url', {}, element('loc', {}, absolute(config, post.urlPath)), news(post)));
  return xmlDocument(element('urlset', { xmlns: protocol, 'xmlns:news': newsNamespace }, urls));
}
