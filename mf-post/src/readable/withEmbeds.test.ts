import { describe, expect, it } from '@jest/globals';
import { embedCards } from './withEmbeds.ts';

const card = (href: string) =>
  `<figure class="embed"><a href="${href}" rel="noopener ugc"><strong>A post</strong> <small>x.com</small></a></figure>`;

describe('the cards of a text', () => {
  it('say from where they show content, and have the address of the frame', () => {
    const html = embedCards(`<p>One</p>${card('https://x.com/jack/status/20?a=1&amp;b=2')}`, { embeds: ['x'] });
    expect(html).toBe(
      '<p>One</p><figure class="embed" data-frame="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=20" data-height="560"><a href="https://x.com/jack/status/20?a=1&amp;b=2" rel="noopener ugc" data-enhanced=""><strong>A post</strong> <small>x.com</small><em>Show the content from X</em></a></figure>',
    );
  });

  it.each([
    ['of a provider that the site does not allow', card('https://x.com/jack/status/20'), { embeds: ['gist' as const] }],
    ['of a page', card('https://film.example/booth'), { embeds: ['x' as const] }],
    ['of other figures', '<figure class="embed"><img src="/res/a/b"></figure>', { embeds: ['x' as const] }],
  ])('stay as they are: %s', (_, html, rules) => expect(embedCards(html, rules)).toBe(html));
});
