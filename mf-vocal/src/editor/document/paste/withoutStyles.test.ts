import { describe, expect, it } from '@jest/globals';
import { withoutStyles } from './withoutStyles.ts';

const page = (html: string) => new DOMParser().parseFromString(withoutStyles(html), 'text/html');

describe('HTML of a clipboard', () => {
  it.each([
    ['a handler', '<p onclick="a()">x</p>', '<p>x</p>'],
    ['a handler without spaces', `<img src="x"onerror='a()'alt=y>`, '<img src="x" alt="y">'],
    ['a handler after a slash', '<img/src=x/onerror=a()>', '<img src="x/onerror=a()">'],
    ['a handler after a quote in a value', '<img title=a" onerror=b src="x">', '<img title="a&quot;" src="x">'],
    ['a handler after a quote in a name', `<img a"b onerror='c' d"=e>`, '<img a"b="" d"="e">'],
    ['a handler after a value without an end', '<p title="a onclick=b>', ''],
    ['a style', '<p STYLE="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ['text that only looks like a tag', 'a < b onclick=1 > c', 'a &lt; b onclick=1 &gt; c'],
    ['a script', 'a<script>"</scr"; onclick=1</script >b', 'ab'],
    ['a script without an end', 'a<script>b', 'ab'],
    ['a comment', 'a<!-- <p onclick=b> -->c<!-->d<!--->e<!-- f --!>g', 'acdeg'],
    ['a comment without an end', 'a<!-- b', 'a'],
    ['conditions of Word', '<![if !vml]>a<![endif]><?xml:namespace b ?>c', 'ac'],
    ['a tag in the value of another', '<p title="<img onerror=a>">b</p>', '<p title="<img onerror=a>">b</p>'],
    [
      'a tag after a text field',
      '<textarea><p title="</textarea><img src=x onerror=a>">',
      '<textarea></textarea><img src="x">"&gt;',
    ],
    [
      'a form that hides its properties',
      '<form name=body id=a><input name=childNodes>a</form >b',
      '<pasted-form id="a"><input>a</pasted-form>b',
    ],
    ['a picture that hides a property of its page', '<img name=body src=x>a', '<img src="x">a'],
    ['the name of a link', '<a name=_ftn1>a</a>', '<a name="_ftn1">a</a>'],
    ['the address of a base', '<base href="https://evil.example/"><link rel=x><meta http-equiv=refresh>a', 'a'],
  ])('has no style, handler or script: %s', (_what, html, expected) => {
    expect(page(html).body.innerHTML).toBe(expected);
  });

  it.each([
    '<',
    '<p ',
    '<p a="',
    '<!--',
    '<script>',
    '<xml>',
    '<textarea>',
    '<title>',
    '<template>',
    '</',
    '<![',
    '<a b=c ',
  ])('is read in time that grows with its length: %s', (part) =>
    expect(page(part.repeat(100_000)).querySelectorAll('[style], script')).toHaveLength(0),
  );
});
