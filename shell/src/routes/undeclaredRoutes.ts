import type { RemoteRoute } from '../serverContract.ts';

/**
 * Routes of remotes that were released before they declared them (2026-11-23), by federation name. A rollback may lead to such a release
 * for 30 days; this file goes after that.
 */
export const undeclaredRoutes: Readonly<Record<string, readonly RemoteRoute[]>> = {
  mf_reader: [
    { id: 'home', path: '', expose: './home' },
    { id: 'homePage', path: 'page/:page', expose: './home' },
    { id: 'about', path: 'about', expose: './about' },
    { id: 'press', path: 'press', expose: './press' },
    { id: 'sitemap', path: 'sitemap', expose: './siteMap' },
    { id: 'privacyPolicy', path: 'privacy-policy', expose: './privacyPolicy' },
    { id: 'termsOfUse', path: 'terms-of-use', expose: './termsOfUse' },
    { id: 'articles', path: 'articles', query: ['page'], expose: './typeList' },
    { id: 'galleries', path: 'galleries', query: ['page'], expose: './typeList' },
    { id: 'videos', path: 'videos', query: ['page'], expose: './typeList' },
    { id: 'archiveYear', path: 'archive/:year', query: ['page'], expose: './archive' },
    { id: 'archiveMonth', path: 'archive/:year/:month', query: ['page'], expose: './archive' },
    {
      id: 'author',
      path: 'author/:authorKey/:postType?',
      query: ['page'],
      expose: './author',
      firstCall: '/api/authors/:authorKey',
    },
    { id: 'category', path: 'category/:categoryKey/:postType?', query: ['page'], expose: './category' },
    { id: 'channel', path: 'channel/:channelKey/:postType?', query: ['page'], expose: './channel' },
    { id: 'tag', path: 'tag/:tagKey/:postType?', query: ['page'], expose: './tag', firstCall: '/api/tags/:tagKey' },
    { id: 'search', path: 'search/:searchTerm/:postType?', query: ['page'], expose: './search' },
    { id: 'saved', path: 'saved', expose: './saved' },
    // The legal texts stand on the creator host, too.
    { id: 'creatorPrivacyPolicy', host: 'creator', path: 'privacy-policy', expose: './privacyPolicy' },
    { id: 'creatorTermsOfUse', host: 'creator', path: 'terms-of-use', expose: './termsOfUse' },
  ],
  mf_post: [
    { id: 'post', path: ':postKey', query: ['autoplay'], expose: './post', firstCall: '/api/posts/:postKey' },
    { id: 'preview', path: 'preview/:token', expose: './preview', isPrivate: true },
  ],
  mf_vocal: [
    {
      id: 'creatorAuth',
      host: 'creator',
      path: 'auth',
      query: ['way', 'next', 'from', 'signed-out'],
      expose: './auth',
    },
  ],
};
