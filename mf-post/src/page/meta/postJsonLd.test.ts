import { describe, expect, it } from '@jest/globals';
import type { Post, VideoModule } from '@marquee/shared/domain';
import { pageConfig } from '@marquee/shared/testing';
import { sampleAuthor, samplePost } from '../../testing/samplePost.ts';
import { articleJsonLd } from './postJsonLd.ts';

type Video = { name: string; description: string; thumbnailUrl: string; uploadDate: string; embedUrl?: string };
type Article = Record<string, unknown> & { video?: Video[] };

/** Returns the article as the page contains it, without undefined values. */
function articleOf(fields: Partial<Post> = {}, image = '/res/lead.jpg'): Article {
  return JSON.parse(JSON.stringify(articleJsonLd(samplePost(fields), pageConfig(), image || undefined)));
}

const youTube = 'https://www.youtube.com/watch?v=abcdefghijk';
const leadVideo = { mediaType: 'video', videoLink: youTube } as const;

function videoModule(fields: Partial<VideoModule> = {}): VideoModule {
  const video = { brightcoveId: null, videoLink: youTube, videoData: null, mediaLayout: 'insetCenter' } as const;
  return { type: 'video', isListicleItem: false, ...video, ...fields };
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value);
const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

describe('a post as NewsArticle', () => {
  it('is in the language of its site, or in a language of its own', () => {
    expect(articleOf().inLanguage).toBe('en');
    expect(articleOf({ language: 'pt-BR' }).inLanguage).toBe('pt-BR');
  });

  it.each<[string, Partial<Post>]>([
    ['with everything', {}],
    ['without author', { author: null }],
    ['without category and tags', { category: null, tags: [] }],
    ['with a video', leadVideo],
    ['with a video module', { modules: [videoModule()] }],
    ['without subtitle, title and texts for search engines', { subtitle: '', title: '', seoDescription: '' }],
  ])('%s has what search engines recommend', (_what, fields) => {
    const article = articleOf(fields);
    expect(article).toMatchObject({ '@context': 'https://schema.org', '@type': 'NewsArticle' });
    expect(article.headline).toBeTruthy();
    expect([article.datePublished, article.dateModified].every(isTime)).toBe(true);
    expect((article.image as unknown[]).every(isAddress)).toBe(true);
    expect(isAddress(article.mainEntityOfPage)).toBe(true);
    if (article.author) {
      expect(article.author).toMatchObject({ '@type': 'Person', name: expect.any(String), url: expect.any(String) });
    }
    for (const video of article.video ?? []) {
      expect(video).toMatchObject({
        '@type': 'VideoObject',
        name: expect.any(String),
        description: expect.any(String),
      });
      expect(isAddress(video.thumbnailUrl) && isTime(video.uploadDate) && isAddress(video.embedUrl)).toBe(true);
    }
    // Empty fields are left out.
    expect(Object.values(article).filter((value) => value === '' || value === null)).toEqual([]);
  });

  it('leaves out what the post does not have', () => {
    const article = articleOf({ author: null, category: null, tags: [], subtitle: '' }, '');
    for (const absent of ['author', 'articleSection', 'keywords', 'alternativeHeadline', 'image', 'video']) {
      expect(article).not.toHaveProperty(absent);
    }
  });

  it('names the credit of its picture', () => {
    const url = 'https://marquee.example/res/lead.jpg';
    expect(articleOf({ imageCredit: 'Ada North / Reuters' }).image).toEqual([
      { '@type': 'ImageObject', url, contentUrl: url, creditText: 'Ada North / Reuters' },
    ]);
  });

  it('names its author with the address of the page', () => {
    expect(articleOf().author).toEqual({
      '@type': 'Person',
      name: sampleAuthor.fullname,
      url: 'https://marquee.example/author/ines-okafor',
    });
  });

  it('has the video at its top, with the poster and the player', () => {
    expect(articleOf(leadVideo).video).toEqual([
      {
        '@type': 'VideoObject',
        name: 'The last reel',
        description: 'Two projectors and a Thursday.',
        thumbnailUrl: 'https://marquee.example/res/lead.jpg',
        uploadDate: '2026-10-03T14:05:00Z',
        embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      },
    ]);
  });

  it('has a video of Brightcove by its player', () => {
    const [video] = articleOf({ mediaType: 'video', brightcoveId: '12345678' }).video ?? [];
    expect(video?.embedUrl).toMatch(/^https:\/\/players\.brightcove\.net\/.*videoId=12345678$/);
  });

  it('has the videos of its modules with their own texts', () => {
    const modules = [
      videoModule({ title: 'In the background', imageCaption: '<p>Agent 327 gets a <em>haircut</em>.</p>' }),
      videoModule({ videoData: { exists: true, thumbnailUrl: 'https://pictures.example/one.jpg', html: '' } }),
    ];
    expect(articleOf({ ...leadVideo, modules }).video?.slice(1)).toMatchObject([
      {
        name: 'In the background',
        description: 'Agent 327 gets a haircut.',
        thumbnailUrl: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
      },
      {
        name: 'The last reel',
        description: 'Two projectors and a Thursday.',
        thumbnailUrl: 'https://pictures.example/one.jpg',
      },
    ]);
  });

  it('leaves out a video without a picture, which search engines reject', () => {
    expect(articleOf({ modules: [videoModule({ videoLink: 'https://vimeo.com/76979871' })] })).not.toHaveProperty(
      'video',
    );
    expect(articleOf(leadVideo, '').video?.[0]?.thumbnailUrl).toBe('https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg');
    expect(articleOf({ mediaType: 'video', brightcoveId: '12345678', image: null }, '')).not.toHaveProperty('video');
  });

  it('has no video if its picture is at the top', () => {
    expect(articleOf({ mediaType: 'image', videoLink: youTube })).not.toHaveProperty('video');
  });
});
