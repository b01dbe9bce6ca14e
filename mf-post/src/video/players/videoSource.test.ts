import { describe, expect, it } from '@jest/globals';
import { isBrightcoveId, videoSource } from './videoSource.ts';

const nothing = { brightcoveId: null, videoLink: null, videoData: null };

import type { PlayerRules } from './videoPlayers.ts';

const all: PlayerRules = { videoPlayers: ['youtube', 'vimeo', 'brightcove'], playersOnScroll: ['brightcove'] };

describe('isBrightcoveId', () => {
  it.each([
    ['12345678', true],
    ['6038086711001', true],
    ['1234567', false],
    ['12345678a', false],
    ['https://vimeo.com/123456789', false],
  ])('%s: %s', (reference, expected) => {
    expect(isBrightcoveId(reference)).toBe(expected);
  });
});

describe('videoSource', () => {
  it('plays a Brightcove id in the Brightcove player, by videoId', () => {
    const source = videoSource({ ...nothing, brightcoveId: '6038086711001' }, all);
    expect(source?.player).toMatchObject({
      url: expect.stringMatching(/^https:\/\/players\.brightcove\.net\/.+\?videoId=6038086711001$/),
      autoplayUrl: expect.stringMatching(/\?videoId=6038086711001&autoplay=true$/),
    });
    expect(source?.host).toBe('brightcove.net');
  });

  it('treats 8 digits or more in the link field as a Brightcove id', () => {
    const source = videoSource({ ...nothing, videoLink: '87654321' }, all);
    expect(source?.player?.url).toContain('videoId=87654321');
  });

  it('treats anything but an id as a link, in either field', () => {
    const source = videoSource({ ...nothing, brightcoveId: 'https://vimeo.com/76979871' }, all);
    expect(source?.player?.url).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    expect(source?.pageUrl).toBe('https://vimeo.com/76979871');
  });

  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('plays %s without cookies', (videoLink) => {
    const source = videoSource({ ...nothing, videoLink }, all);
    expect(source?.player).toMatchObject({
      url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1',
      autoplayUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1&autoplay=1',
    });
    expect(source?.pageUrl).toBe(videoLink);
  });

  it('starts a video where its link says so', () => {
    const source = videoSource({ ...nothing, videoLink: 'https://youtu.be/aqz-KE-bpKQ?t=1m30s' }, all);
    expect(source?.player?.url).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&enablejsapi=1');
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871#t=90s', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1'],
    ['http://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('plays %s without being tracked', (videoLink, url) => {
    const source = videoSource({ ...nothing, videoLink }, all);
    expect(source?.player).toMatchObject({ url });
  });

  it('lets a player appear on scroll where the site is set so', () => {
    const appears = (video: object, rules: PlayerRules) =>
      videoSource({ ...nothing, ...video }, rules)?.player?.appearsOnScroll;
    expect(appears({ brightcoveId: '6038086711001' }, all)).toBe(true);
    expect(appears({ videoLink: 'https://youtu.be/aqz-KE-bpKQ' }, all)).toBe(false);
    expect(appears({ brightcoveId: '6038086711001' }, { videoPlayers: ['brightcove'] })).toBe(false);
  });

  it.each([
    ['https://i.ytimg.com/vi/x/hqdefault.jpg', 'https://i.ytimg.com/vi/x/hqdefault.jpg'],
    ['javascript:x', null],
    [null, null],
  ])('has the picture of a video elsewhere: %s', (thumbnailUrl, expected) => {
    const videoData = { exists: true, thumbnailUrl, html: '' };
    const source = videoSource({ ...nothing, videoLink: 'https://vimeo.com/76979871', videoData }, all);
    expect(source?.thumbnailUrl).toBe(expected);
  });

  it('only links to a video whose player the site does not allow', () => {
    const source = videoSource({ ...nothing, videoLink: 'https://vimeo.com/76979871' }, { videoPlayers: ['youtube'] });
    expect(source).toEqual({
      player: null,
      pageUrl: 'https://vimeo.com/76979871',
      host: 'vimeo.com',
      thumbnailUrl: null,
    });
  });

  it('only links to a video of an unknown player', () => {
    const source = videoSource({ ...nothing, videoLink: 'https://www.films.example/7' }, all);
    expect(source).toEqual({
      player: null,
      pageUrl: 'https://www.films.example/7',
      host: 'films.example',
      thumbnailUrl: null,
    });
  });

  it.each([
    ['https://player.vimeo.com/video/76979871?h=1&amp;dnt=1', 'https://player.vimeo.com/video/76979871?h=1&dnt=1'],
    [
      'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1',
    ],
    [
      'https://players.brightcove.net/1/a_default/index.html?videoId=9&amp;autoplay=true',
      'https://players.brightcove.net/1/a_default/index.html?videoId=9',
    ],
  ])('finds the player of a module that has oEmbed data alone: %s', (src, url) => {
    const html = `<iframe title="x" src="${src}"></iframe>`;
    const source = videoSource({ ...nothing, videoData: { exists: true, thumbnailUrl: null, html } }, all);
    expect(source?.player?.url).toBe(url);
  });

  it('plays the embed data of a link that has no player of its own', () => {
    const html = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
    const videoData = { exists: true, thumbnailUrl: null, html };
    const source = videoSource({ ...nothing, videoLink: 'https://films.example/7', videoData }, all);
    expect(source?.player?.url).toBe('https://player.vimeo.com/video/76979871?dnt=1');
    expect(source?.pageUrl).toBe('https://films.example/7');
  });

  it.each(['', 'javascript:alert(1)', 'not an address'])('finds no video in %j', (videoLink) => {
    expect(videoSource({ ...nothing, videoLink }, all)).toBeNull();
  });
});
