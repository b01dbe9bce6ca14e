import { expect, test } from '@jest/globals';
import { beatConfig } from '@marquee/server/feeds/testing/documentSource.ts';
import type { PageMeta } from '@marquee/shared';
import { headTags } from './headTags.ts';

/** Contents of the meta elements by name or property, those of one name together. */
function metaOf(page: Partial<PageMeta> = {}, config = beatConfig): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { tag, attributes } of headTags({ title: 'Loud', canonicalPath: '/loud', ...page }, config)) {
    if (tag !== 'meta') continue;
    const name = attributes.name ?? attributes.property ?? '';
    found[name] = [...(found[name] ?? []), attributes.content ?? ''];
  }
  return found;
}

test('only a page of a site for adults has a rating', () => {
  expect(metaOf()).not.toHaveProperty('rating');
  const forAdults = { ...beatConfig, site: { ...beatConfig.site, isForAdults: true } };
  expect(metaOf({}, forAdults)).toMatchObject({ rating: ['adult', 'RTA-5042-1996-1400-1577-RTA'] });
});

test('a page has Open Graph and Twitter tags for a large picture, with whole addresses', () => {
  const image = { url: '/res/loud', width: 1200, height: 630, alt: 'Speakers' };
  expect(metaOf({ description: 'Ears.', image })).toMatchObject({
    description: ['Ears.'],
    'og:site_name': ['Beat'],
    'og:type': ['website'],
    'og:url': ['https://beat.example/loud'],
    'og:title': ['Loud'],
    'og:description': ['Ears.'],
    'og:image': ['https://beat.example/res/loud'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'twitter:card': ['summary_large_image'],
    'twitter:site': ['@beatdesk'],
    'twitter:title': ['Loud'],
    'twitter:description': ['Ears.'],
    'twitter:image': ['https://beat.example/res/loud'],
    'twitter:image:alt': ['Speakers'],
  });
});

test('without a picture of its own a page has that of the site', () => {
  expect(metaOf()['og:image']).toEqual(['https://beat.example/assets/sites/beat/share.png']);
});

test('an article has its own tags, each once', () => {
  const article = { publishedTime: '2026-11-20T22:00:00Z', author: '/author/ada-north', tags: ['Drums', 'Tape'] };
  const found = metaOf({ keywords: 'drums, tape', article, twitterCreator: 'ada' });
  expect(found).toMatchObject({
    keywords: ['drums, tape'],
    'article:published_time': ['2026-11-20T22:00:00Z'],
    'article:author': ['https://beat.example/author/ada-north'],
    'article:tag': ['Drums', 'Tape'],
    'twitter:creator': ['@ada'],
  });
  expect(found).not.toHaveProperty('article:section');
});

test('a page with a secret in its address sends the address to no other page', () => {
  expect(metaOf({ referrer: 'no-referrer' })).toMatchObject({ referrer: ['no-referrer'] });
  expect(metaOf()).not.toHaveProperty('referrer');
});

test('a player has its dimensions', () => {
  const found = metaOf({
    twitterCard: 'player',
    twitterPlayer: { url: 'https://p.example/1', width: 720, height: 420 },
  });
  expect(found).toMatchObject({
    'twitter:card': ['player'],
    'twitter:player': ['https://p.example/1'],
    'twitter:player:width': ['720'],
    'twitter:player:height': ['420'],
  });
});

test('the canonical address keeps the page of a list', () => {
  const canonical = headTags({ title: '', canonicalPath: '/tag/drums?page=2' }, beatConfig).find(
    ({ attributes }) => attributes.rel === 'canonical',
  );
  expect(canonical?.attributes.href).toBe('https://beat.example/tag/drums?page=2');
});
