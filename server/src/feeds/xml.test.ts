import { expect, test } from '@jest/globals';
import { hostile } from './testing/documentSource.ts';
import { element, escapeXml, xmlDocument } from './xml.ts';

test('text stays text, in elements and attributes', () => {
  const escaped = '&lt;/title&gt;]]&gt; &amp; &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; 🥁';
  expect(element('title', { about: hostile }, hostile).source).toBe(`<title about="${escaped}">${escaped}</title>`);
});

test('characters that XML does not allow are left out', () => {
  expect(escapeXml('a\u0000b\u000Bc\uFFFEd\uD83De\tf\ng')).toBe('abcde\tf\ng');
});

test('elements hold elements, and leave out absent ones', () => {
  const list = element('list', { of: 'posts', by: undefined }, [element('one', {}, 1), null, undefined]);
  expect(list.source).toBe('<list of="posts"><one>1</one></list>');
  expect(element('empty').source).toBe('<empty/>');
});

test('a document has its declaration', () => {
  expect(xmlDocument(element('root'))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<root/>\n');
});
