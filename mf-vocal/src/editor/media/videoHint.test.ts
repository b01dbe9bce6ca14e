import { expect, it } from '@jest/globals';
import { videoHint } from './videoHint.ts';

const beat = { key: 'beat' as const, url: 'https://beat.example', label: 'Beat', videoPlayers: ['youtube' as const] };
const link = (videoLink: string | null) => ({ brightcoveId: null, videoLink });

it.each([
  [link('https://youtu.be/aqz-KE-bpKQ?t=90'), beat, 'This is a video on YouTube.'],
  [
    link('https://vimeo.com/823141156/90e6d75118'),
    beat,
    'Beat does not play videos from Vimeo. Readers get a link instead.',
  ],
  [link('https://vimeo.com/823141156'), undefined, 'This is a video on Vimeo.'],
  [link('https://films.example/7'), beat, 'This video cannot play in a post. Readers get a link instead.'],
  [
    { brightcoveId: '12345678', videoLink: null },
    beat,
    'Beat does not play videos from Brightcove. Readers get a link instead.',
  ],
  [link(null), beat, 'Paste a link, or a Brightcove ID (8 or more digits).'],
])('says what readers get of %j', (source, site, hint) => {
  expect(videoHint(source, site)).toBe(hint);
});
