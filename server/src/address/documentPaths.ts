import { feedFiles, feedScopes } from './feedFiles.ts';

/** Documents that every host has. */
export const hostDocuments = ['/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt'] as const;
/** Documents that only sites have. */
export const siteDocuments = ['/sitemap.xml', '/opensearch.xml', '/llms.txt'] as const;
/** Icon paths that browsers request without a link to them. */
export const iconPaths = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'] as const;
export const oEmbedPath = '/oembed';
export const serviceWorkerPath = '/service-worker.js';

const feedPaths = feedFiles.map(({ file }) => `/${file}`);
const standing: ReadonlySet<string> = new Set([
  ...hostDocuments,
  ...siteDocuments,
  ...iconPaths,
  ...feedPaths,
  oEmbedPath,
  serviceWorkerPath,
]);
/** Feeds below a page, and the files of the site map. */
const folders = new RegExp(
  `^/(?:sitemaps/[^/]+|(?:${feedScopes.join('|')})/[^/]+/(?:${feedFiles.map(({ file }) => file.replaceAll('.', '\\.')).join('|')}))$`,
);

/** True if a path names one of these documents and not a page. */
export function isDocumentPath(path: string): boolean {
  // All other document paths contain a dot or begin with /sitemaps/. This check avoids the regular expression for most pages.
  return standing.has(path) || ((path.includes('.') || path.startsWith('/sitemaps/')) && folders.test(path));
}
