import { describe, expect, it, test } from '@jest/globals';
import { pageConfig } from '@marquee/shared/testing';
import { sampleImage, samplePost } from '../../testing/samplePost.ts';
import { furtherNetworks } from './furtherNetworks.ts';
import { email, facebook, twitter } from './mainNetworks.ts';
import { shareablePost } from './shareablePost.ts';

const config = pageConfig({}, { social: { twitterUsername: 'marqueereads', facebookAppId: '1234' } });
const post = samplePost({ ogTitle: 'Tea & cake: 100% "real"', ogDescription: 'Two cups.', image: sampleImage('lead') });
const url = 'https://marquee.example/last-reel';
const encodedUrl = 'https%3A%2F%2Fmarquee.example%2Flast-reel';
const encodedTitle = 'Tea%20%26%20cake%3A%20100%25%20%22real%22';

const addressOf = (name: string, page = shareablePost(post, config)) => {
  const network = [twitter, facebook, ...furtherNetworks, email].find((one) => one.name === name);
  return network?.address({ ...page, url });
};

describe('the addresses of share buttons', () => {
  test.each([
    ['Tweet', `https://twitter.com/intent/tweet?url=${encodedUrl}&text=${encodedTitle}&via=marqueereads`],
    ['Facebook', `https://www.facebook.com/dialog/share?app_id=1234&display=popup&href=${encodedUrl}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`],
    ['Reddit', `https://www.reddit.com/submit?url=${encodedUrl}&title=${encodedTitle}`],
    [
      'Tumblr',
      `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${encodedUrl}&posttype=link&title=${encodedTitle}&caption=Two%20cups.`,
    ],
    ['WhatsApp', `https://wa.me/?text=${encodedTitle}%20${encodedUrl}`],
    ['Bluesky', `https://bsky.app/intent/compose?text=${encodedTitle}%20${encodedUrl}`],
    ['Threads', `https://www.threads.net/intent/post?text=${encodedTitle}&url=${encodedUrl}`],
    ['Mastodon', `https://share.joinmastodon.org/#text=${encodedTitle}%20${encodedUrl}`],
    ['E-mail', `mailto:?subject=${encodedTitle}&body=${encodedUrl}`],
  ])('%s', (name, address) => {
    expect(addressOf(name)).toBe(address);
  });

  it('have the lead picture by its absolute address', () => {
    const media = shareablePost(post, config).media ?? '';
    expect(media).toMatch(/^https:\/\/marquee\.example\/res\/media\/image\/upload\/.*h_630.*w_1200\/v1\/demo\/lead$/);
    const picture = encodeURIComponent(media);
    expect(addressOf('Pinterest')).toBe(
      `https://www.pinterest.com/pin/create/button/?url=${encodedUrl}&media=${picture}&description=${encodedTitle}`,
    );
    expect(addressOf('VK')).toBe(`https://vk.com/share.php?url=${encodedUrl}&title=${encodedTitle}&image=${picture}`);
  });

  it('leave out what a site or post does not have', () => {
    const bare = shareablePost({ ...post, image: null }, pageConfig({}, { social: {} }));
    expect(addressOf('Tweet', bare)).toBe(`https://twitter.com/intent/tweet?url=${encodedUrl}&text=${encodedTitle}`);
    expect(addressOf('VK', bare)).toBe(`https://vk.com/share.php?url=${encodedUrl}&title=${encodedTitle}`);
  });

  it('are absent for Facebook without an app and for Pinterest without a picture', () => {
    const bare = shareablePost({ ...post, image: null }, pageConfig({}, { social: {} }));
    expect(addressOf('Facebook', bare)).toBeNull();
    expect(addressOf('Pinterest', bare)).toBeNull();
  });

  it('work with any title', () => {
    const odd = shareablePost({ ...post, ogTitle: '\ud800 a+b\n' }, config);
    expect(addressOf('E-mail', odd)).toBe(`mailto:?subject=%EF%BF%BD%20a%2Bb%0A&body=${encodedUrl}`);
  });
});

describe('the shared address of a post', () => {
  it('is its one address on its own site', () => {
    expect(shareablePost(post, config).url).toBe(url);
    expect(shareablePost(samplePost({ urlPath: '' }), config).url).toBeNull();
  });

  it('falls back to the title and the summary that readers see', () => {
    const plain = samplePost({ ogTitle: '', title: '', ogDescription: '', seoDescription: '' });
    expect(shareablePost(plain, config)).toMatchObject({
      title: 'The last reel',
      summary: 'Two projectors and a Thursday.',
    });
  });
});
