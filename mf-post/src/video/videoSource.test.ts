import { describe, expect, it } from '@jest/globals';
import { isBrightcoveId, videoSource } from './videoSource.ts';

const nothing = { brightcoveId: null, videoLink: null, videoData: null };
const all = ['youtube', 'vimeo', 'brightcove'] as const;

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
    const source = videoSource({ ...nothing, brightcoveId: '6038086711001' }, [...all]);
    expect(source?.playerUrl).toMatch(/^https:\/\/players\.brightcove\.net\/.+\?videoId=6038086711001&autoplay=true$/);
    expect(source?.host).toBe('brightcove.net');
  });

  it('takes 8 digits or more in the link field for a Brightcove id', () => {
    const source = videoSource({ ...nothing, videoLink: '87654321' }, [...all]);
    expect(source?.playerUrl).toContain('videoId=87654321');
  });

  it('takes what is no id for a link, wherever it stands', () => {
    const source = videoSource({ ...nothing, brightcoveId: 'https://vimeo.com/76979871' }, [...all]);
    expect(source?.playerUrl).toBe('https://player.vimeo.com/video/76979871?autoplay=1');
    expect(source?.pageUrl).toBe('https://vimeo.com/76979871');
  });

  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('plays %s without cookies', (videoLink) => {
    const source = videoSource({ ...nothing, videoLink }, [...all]);
    expect(source?.playerUrl).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
    expect(source?.pageUrl).toBe(videoLink);
  });

  it('only links to a video whose player the site does not let in', () => {
    const source = videoSource({ ...nothing, videoLink: 'https://vimeo.com/76979871' }, ['youtube']);
    expect(source).toEqual({ playerUrl: null, pageUrl: 'https://vimeo.com/76979871', host: 'vimeo.com' });
  });

  it('only links to a video of a player it does not know', () => {
    const source = videoSource({ ...nothing, videoLink: 'https://www.films.example/7' }, [...all]);
    expect(source).toEqual({ playerUrl: null, pageUrl: 'https://www.films.example/7', host: 'films.example' });
  });

  it('finds the player of a module that has oEmbed data alone', () => {
    const html = '<iframe title="x" src="https://player.vimeo.com/video/76979871?h=1&amp;dnt=1"></iframe>';
    const source = videoSource({ ...nothing, videoData: { exists: true, thumbnailUrl: null, html } }, [...all]);
    expect(source?.playerUrl).toBe('https://player.vimeo.com/video/76979871?h=1&dnt=1&autoplay=1');
  });

  it.each(['', 'javascript:alert(1)', 'not an address'])('finds no video in %j', (videoLink) => {
    expect(videoSource({ ...nothing, videoLink }, [...all])).toBeNull();
  });
});
