import { expect, test } from '@jest/globals';
import { listedPost } from '../upstream/testing/listedPost.ts';
import { llmsText } from './llmsText.ts';
import { openSearch } from './openSearch.ts';
import { robotsText } from './robotsText.ts';
import { securityText } from './securityText.ts';
import { beatConfig, documentSource } from './testing/documentSource.ts';
import { webManifest } from './webManifest.ts';

const { site } = beatConfig;
const vocal = { ...beatConfig, site: { ...site, key: 'vocal' as const } };

test('robots.txt names the site map, and excludes search, api and accounts', () => {
  const lines = robotsText(documentSource()).body.split('\n');
  expect(lines).toContain('Sitemap: https://beat.example/sitemap.xml');
  for (const path of ['/api/', '/search/', '/vocal/', '/auth$']) expect(lines).toContain(`Disallow: ${path}`);
  expect(robotsText(documentSource({}, vocal)).body).not.toContain('Sitemap');
});

test('the manifest has name, colours and icons of the site', () => {
  expect(JSON.parse(webManifest(documentSource()).body)).toMatchObject({
    name: 'Beat',
    start_url: '/',
    theme_color: '#150a26',
    background_color: '#f5f2fb',
    icons: [
      { type: 'image/svg+xml', sizes: 'any' },
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { src: '/assets/sites/beat/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

test('the search description has the address of the search', () => {
  expect(openSearch(documentSource()).body).toContain(
    '<Url type="text/html" method="get" template="https://beat.example/search/{searchTerms}"/>',
  );
  const long = { ...beatConfig, site: { ...site, name: 'The Long-Winded & Quarterly' } };
  expect(openSearch(documentSource({}, long)).body).toContain('<ShortName>The Long-Winded </ShortName>');
});

test('security.txt names a contact for half a year, where there is one', () => {
  expect(securityText(documentSource())?.body).toContain(
    'Contact: mailto:desk@beat.example\nExpires: 2027-05-01T00:00:00.000Z',
  );
  expect(securityText(documentSource({}, { ...beatConfig, site: { ...site, contact: {} } }))).toBeNull();
});

test('language models get the site as Markdown with escaped titles', async () => {
  const name = 'Loud [again](http://x)\n# Quiet';
  const source = documentSource({
    '/api/categories/list': { categories: [{ name: 'Live', description: 'Rooms.', urlPath: '/category/live' }] },
    '/api/channels/list': { channels: [] },
    '/api/posts/list?limit=20': { posts: [listedPost({ name })] },
  });
  const lines = (await llmsText(source)).body.split('\n');
  expect(lines[0]).toBe('# Beat');
  expect(lines).toContain('- [Live](https://beat.example/category/live): Rooms.');
  expect(lines).toContain(
    '- [Loud \\[again\\](http://x) # Quiet](https://beat.example/loud): Ears & how to keep them. (Ada North, 2026-11-20)',
  );
  expect(lines).not.toContain('## Channels');
});
