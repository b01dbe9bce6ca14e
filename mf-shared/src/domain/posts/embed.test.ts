import { describe, expect, it } from '@jest/globals';
import type { EmbedProvider } from '../sites/siteConfig.ts';
import { embedFrameOf, embedOrigins, embedProviders } from './embed.ts';

const embeds = Object.keys(embedProviders) as EmbedProvider[];
const all = { embeds, mastodonHosts: ['mastodon.social'] };

describe('the frame of an address', () => {
  it.each([
    ['https://x.com/jack/status/20', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20'],
    ['http://www.twitter.com/jack/status/20?s=21', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20'],
    [
      'https://bsky.app/profile/bsky.app/post/3juj4wcoxz22t',
      'https://embed.bsky.app/embed/bsky.app/app.bsky.feed.post/3juj4wcoxz22t',
    ],
    [
      'https://mastodon.social/@Gargron/100254678717223630',
      'https://mastodon.social/@Gargron/100254678717223630/embed',
    ],
    ['https://www.instagram.com/p/CuZ2Xk7sYm1/', 'https://www.instagram.com/p/CuZ2Xk7sYm1/embed/captioned/'],
    ['https://www.instagram.com/nasa/reel/CuZ2Xk7sYm1', 'https://www.instagram.com/reel/CuZ2Xk7sYm1/embed/captioned/'],
    [
      'https://www.tiktok.com/@scout2015/video/6718335390845095173',
      'https://www.tiktok.com/embed/v2/6718335390845095173',
    ],
    [
      'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl?si=1',
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
    ],
    [
      'https://soundcloud.com/forss/flickermood',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood',
    ],
    [
      'https://podcasts.apple.com/us/podcast/song-exploder/id788236947?i=1000123',
      'https://embed.podcasts.apple.com/us/podcast/song-exploder/id788236947?i=1000123',
    ],
    [
      'https://www.openstreetmap.org/?mlat=51.5&mlon=-0.12#map=17/51.5/-0.12',
      'https://www.openstreetmap.org/export/embed.html?bbox=-0.12370,51.49775,-0.11630,51.50225&layer=mapnik&marker=51.5,-0.12',
    ],
    ['https://codepen.io/team/pen/abcDEF', 'https://codepen.io/team/embed/abcDEF?default-tab=result'],
    [
      'https://gist.github.com/octocat/6cad326836d38bd3a7ae',
      'https://gist.github.com/octocat/6cad326836d38bd3a7ae.pibb',
    ],
  ])('of %s is %s', (link, frame) => expect(embedFrameOf(link, all)?.address.href).toBe(frame));

  it.each([
    'https://x.com/jack',
    'https://evil-x.com/jack/status/20',
    'https://x.com.evil.example/jack/status/20',
    'https://user@x.com/jack/status/20',
    'https://x.com:8443/jack/status/20',
    'javascript:alert(1)//x.com/jack/status/20',
    'https://mastodon.example/@a/1',
    'https://bsky.app/profile/a%22onload=1/post/b',
    'https://constructor/a/b',
    'https://www.openstreetmap.org/#map=17/x/y',
    'no address',
  ])('is none for %s', (link) => expect(embedFrameOf(link, all)).toBeNull());

  it('is none for a provider that the site does not allow', () => {
    expect(embedFrameOf('https://x.com/jack/status/20', { embeds: ['bluesky'] })).toBeNull();
    expect(embedFrameOf('https://x.com/jack/status/20', {})).toBeNull();
    expect(embedFrameOf('https://mastodon.social/@a/1', { embeds: ['mastodon'] })).toBeNull();
  });
});

it('has an origin for each allowed provider, and no other', () => {
  expect(embedOrigins({ embeds: ['x', 'mastodon'], mastodonHosts: ['mastodon.social'] })).toEqual([
    'https://platform.twitter.com',
    'https://mastodon.social',
  ]);
  expect(embedOrigins({})).toEqual([]);
  expect(new Set(embedOrigins(all)).size).toBe(embeds.length);
});
