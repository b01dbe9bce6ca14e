import { describe, expect, it } from '@jest/globals';
import { videoPlayerOf } from './videoPlayer.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

describe('videoPlayerOf', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ', youTube],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${youTube}?start=90`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${youTube}?start=90`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h2m3s', `${youTube}?start=3723`],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=90&autoplay=1', `${youTube}?start=90`],
    ['https://youtu.be/aqz-KE-bpKQ?t=soon', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?t=99999999', youTube],
    ['https://vimeo.com/823141156', 'https://player.vimeo.com/video/823141156'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/823141156/90e6d75118', 'https://player.vimeo.com/video/823141156?h=90e6d75118'],
    ['https://player.vimeo.com/video/823141156?h=90e6d75118', 'https://player.vimeo.com/video/823141156?h=90e6d75118'],
    ['https://vimeo.com/823141156#t=1m30s', 'https://player.vimeo.com/video/823141156#t=90s'],
  ])('finds the player of %s', (link, address) => {
    expect(videoPlayerOf(link)?.address.href).toBe(address);
  });

  it.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('finds none at %j', (link) => {
    expect(videoPlayerOf(link)).toBeNull();
  });
});
