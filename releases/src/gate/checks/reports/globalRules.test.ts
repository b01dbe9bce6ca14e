import { expect, test } from '@jest/globals';
import { globalRules, stylesIn } from './globalRules.ts';

const selectors = (css: string) => globalRules(css).map(({ selector }) => selector);

test('rules of components are not global; those of elements are', () => {
  expect(selectors('.a{color:red}.a p:hover,.b > h2{x:y}data-styled.g1[id="c"]{content:"d,"}')).toEqual([]);
  expect(selectors('body{color:red}*,:root , [data-x=".y"]{x:y}')).toEqual(['body', '*', ':root', '[data-x=".y"]']);
});

test('rules within media queries count; font faces and keyframes do not', () => {
  const css = '@media (width > 1px){@supports (x:y){h1{x:y}}.a{x:y}}@font-face{src:url("}")}@keyframes z{from{x:y}}';
  expect(selectors(css)).toEqual(['h1']);
});

test('commas in brackets, and braces in strings and comments, end nothing', () => {
  expect(selectors('/* } */ p:is(h1, h2)::after{content:"}"}')).toEqual(['p:is(h1, h2)::after']);
});

test('another rule for the same selector is another rule', () => {
  const [one, other] = globalRules('body{color:red}body{color: blue}');
  expect(one?.text).not.toBe(other?.text);
  expect(globalRules('body { color: red }')[0]?.text).toBe(globalRules('body{color:red}')[0]?.text);
});

test('all style elements of a page are checked', () => {
  const html = '<style>a{x:y}</style><body><style data-x="1">b{x:y}</style>';
  expect(stylesIn(html)).toEqual(['a{x:y}', 'b{x:y}']);
});
