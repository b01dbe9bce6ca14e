import { describe, expect, test } from '@jest/globals';
import { harmlessBodies } from '../../testing/hostile/harmlessBodies.ts';
import { typographicHtml, typographicText } from './typography.ts';

describe('typographic marks', () => {
  test.each([
    [`"Stay," she said.`, '“Stay,” she said.'],
    [`She said "stay".`, 'She said “stay”.'],
    [`("Stay")—"no"`, '(“Stay”)—“no”'],
    [`"'Go,' he said," she said.`, '“‘Go,’ he said,” she said.'],
    [`He calls it 'the room'.`, 'He calls it ‘the room’.'],
    [`Don't touch the drummers' kit, it's Ray's.`, 'Don’t touch the drummers’ kit, it’s Ray’s.'],
    [`Rock 'n' roll in the '90s, 'til dawn`, 'Rock ’n’ roll in the ’90s, ’til dawn'],
    [`A 12" single, 6' long`, 'A 12″ single, 6′ long'],
    [`"It is 12", he said`, '“It is 12”, he said'],
    [`the 1960's`, 'the 1960’s'],
    ['“Stay”, she said, it’s late', '“Stay”, she said, it’s late'],
    ['', ''],
  ])('of %j', (typed, expected) => {
    expect(typographicText(typed, 'en')).toBe(expected);
    expect(typographicText(expected, 'en')).toBe(expected);
  });

  test.each([
    ['en-GB', '“Ja”, ‘na’, so’n'],
    ['de', '„Ja“, ‚na‘, so’n'],
    ['es', '«Ja», “na”, so’n'],
    ['fr', '«\u00a0Ja\u00a0», “na”, so’n'],
    ['xx', '“Ja”, ‘na’, so’n'],
  ])('in the language %s', (language, expected) => {
    expect(typographicText(`"Ja", 'na', so'n`, language)).toBe(expected);
  });

  test.each([
    [`<p>"Stay," <em>she</em> said.</p>`, '<p>“Stay,” <em>she</em> said.</p>'],
    [`<p>"<em>Stay</em>" is <b>Ray</b>'s.</p>`, '<p>“<em>Stay</em>” is <b>Ray</b>’s.</p>'],
    [`<p>"One</p><p>"Two"</p>`, '<p>“One</p><p>“Two”</p>'],
    [
      `<p><a href="/x" title="it's">it's</a> <code>print("it's")</code>'s "x"</p>`,
      `<p><a href="/x" title="it's">it’s</a> <code>print("it's")</code>’s “x”</p>`,
    ],
    [`<pre><code>a = "b"; 'c'</code></pre>"d"`, `<pre><code>a = "b"; 'c'</code></pre>“d”`],
    [`<p>&quot;A&nbsp;b&#39;s&quot; &amp; "c"</p>`, '<p>“A&nbsp;b’s” &amp; “c”</p>'],
    [
      `<p>"A <span lang="fr" dir="ltr">"b" l'a</span> 'c'"</p>`,
      '<p>“A <span lang="fr" dir="ltr">«\u00a0b\u00a0» l’a</span> ‘c’”</p>',
    ],
    ['<p>"\u{1f600}"</p>', '<p>“\u{1f600}”</p>'],
  ])('in HTML %j', (typed, expected) => {
    expect(typographicHtml(typed, 'en')).toBe(expected);
    expect(typographicHtml(expected, 'en')).toBe(expected);
  });

  test.each(harmlessBodies)('replace only straight marks, once, in %j', (body) => {
    const once = typographicHtml(body, 'en');
    expect(typographicHtml(once, 'en')).toBe(once);
    const blunt = (html: string) => html.replace(/[“”″]/g, '"').replace(/[‘’′]/g, "'");
    expect(blunt(once)).toBe(blunt(body));
  });
});
