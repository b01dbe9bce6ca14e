import type { SiteMapPaths, SiteMapPosts, SiteMapSizes } from '@marquee/shared/domain';
import type { DocumentSource, FeedDocument } from '../FeedDocument.ts';
import { archivePaths, type SiteMapFile, siteMapNames, standingPages } from './siteMapFiles.ts';
import { newsSet, postSet, siteMapIndex, urlSet } from './urlSet.ts';

const xml = (body: string): FeedDocument => ({ type: 'application/xml', body });

/** `/sitemap.xml`: which files there are. */
export async function siteMap({ config, get }: DocumentSource): Promise<FeedDocument> {
  const sizes = await get<SiteMapSizes>('/api/siteMaps');
  return xml(siteMapIndex(config, siteMapNames(sizes)));
}

/** Returns one file of the site map. Null if the file would be empty, which is valid for news only. */
export async function siteMapPart(source: DocumentSource, file: SiteMapFile): Promise<FeedDocument | null> {
  const { config, get } = source;
  if (file.kind === 'news') {
    const { posts } = await get<SiteMapPosts>('/api/siteMaps/news');
    return xml(newsSet(config, posts));
  }
  if (file.kind === 'posts') {
    const query = new URLSearchParams({ month: file.month, part: String(file.part) });
    const { posts } = await get<SiteMapPosts>(`/api/siteMaps/posts?${query}`);
    return posts.length > 0 ? { ...xml(postSet(config, posts)), isLongTail: true } : null;
  }
  const paths = await pathsOf(source, file);
  return paths.length > 0 ? xml(urlSet(config, paths)) : null;
}

async function pathsOf({ get }: DocumentSource, file: Exclude<SiteMapFile, { kind: 'news' | 'posts' }>) {
  switch (file.kind) {
    case 'pages':
      return standingPages;
    case 'archives':
      return archivePaths(await get<SiteMapSizes>('/api/siteMaps'));
    default:
      return (await get<SiteMapPaths>(`/api/siteMaps/${file.kind}?part=${file.part}`)).paths;
  }
}
