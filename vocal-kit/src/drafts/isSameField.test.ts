import { describe, expect, it } from '@jest/globals';
import { imageModule, videoModule } from '../testing/modules.ts';
import { isSameField } from './isSameField.ts';

describe('isSameField', () => {
  it.each([
    ['a line break', '<p>One<br>two</p>', '<p>One<br />two</p>'],
    ['a rule', '<p>One</p><hr><p>Two</p>', '<p>One</p>\n<hr />\n<p>Two</p>'],
    ['a hard space', '<p>10&nbsp;km</p>', '<p>10\u00a0km</p>'],
    [
      'a link',
      '<p><a href="https://a.example">x</a></p>',
      '<p><a href="https://a.example" rel="noopener ugc">x</a></p>',
    ],
    ['a passage', '<p><span lang="de">Wort</span></p>', '<p><span lang="de" dir="ltr">Wort</span></p>'],
    ['an entity', '<p>a &quot;b&quot; &gt; c</p>', '<p>a "b" &gt; c</p>'],
  ])('knows %s in the form of the server', (_what, editors, servers) => {
    expect(isSameField('content', editors, servers)).toBe(true);
    expect(isSameField('imageCaption', editors, servers)).toBe(true);
    expect(isSameField('modules', [imageModule({ content: editors })], [imageModule({ content: servers })])).toBe(true);
  });

  it.each([
    ['another word', '<p>One</p>', '<p>Two</p>'],
    ['another address', '<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
    ['a lost emphasis', '<p><em>One</em></p>', '<p>One</p>'],
    ['another space in code', '<pre><code>a  b</code></pre>', '<pre><code>a b</code></pre>'],
    ['another line of code', '<pre><code>a\nb</code></pre>', '<pre><code>a b</code></pre>'],
    ['another language', '<p><span lang="de">Wort</span></p>', '<p><span lang="fr">Wort</span></p>'],
    ['a lost rule', '<p>One</p><hr>', '<p>One</p>'],
  ])('tells %s', (_what, one, other) => {
    expect(isSameField('content', one, other)).toBe(false);
  });

  it('takes a field that an older release left out for an empty one', () => {
    expect(isSameField('imageCredit', undefined, null)).toBe(true);
    expect(isSameField('imageCredit', undefined, 'Ada')).toBe(false);
  });

  it('compares plain text letter by letter', () => {
    expect(isSameField('title', 'a<br>', 'a<br />')).toBe(false);
    expect(isSameField('title', 'One', 'One ')).toBe(false);
  });

  it('leaves out the player that the server found by the link of a video', () => {
    const player = { exists: true, thumbnailUrl: null, html: '<iframe></iframe>' };
    expect(isSameField('modules', [videoModule()], [videoModule({ videoData: player })])).toBe(true);
    const [one, other] = [videoModule({ videoLink: null }), videoModule({ videoLink: null, videoData: player })];
    expect(isSameField('modules', [one], [other])).toBe(false);
  });
});
