import { describe, expect, it } from '@jest/globals';
import { frontMatterOf } from './frontMatter.ts';
import { isMarkdown } from './isMarkdown.ts';

describe('a text is Markdown', () => {
  it.each([
    ['a heading above words', '# Head\n\nWords'],
    ['a heading of the second level', '## Head'],
    ['a list', '- One\n- Two'],
    ['a list with words between', '* One\n\n  more of one\n\n* Two'],
    ['numbered items', '1. One\n2. Two'],
    ['items that are all numbered 1', '1. One\n1. Two'],
    ['a table', 'Stop | Fare\n--- | ---\nPier | 2.40'],
    ['a fence', '```\ncode\n```'],
    ['a link', 'See [the timetable](https://example.org/).'],
    ['a picture', '![The pier](/pier.jpg)'],
    ['a footnote', 'The sea[^1].\n\n[^1]: Or the lake.'],
    ['bold words', 'The **last** bus.'],
    ['a quote', '> One\n> Two'],
    ['front matter', '---\ntitle: Sea\ntags:\n  - bus\n---\nWords'],
    ['lines that end as on Windows', '## Head\r\n\r\n- One\r\n- Two'],
  ])('with %s', (_what, text) => expect(isMarkdown(text)).toBe(true));
});

describe('a text is prose or code', () => {
  it.each([
    ['an asterisk', 'Fares* from 2.40\n\n* without dogs'],
    ['two asterisks', '5 * 3 * 2 is *not* 5 ** 3'],
    ['stars instead of letters', 'What the f**k was that s**t'],
    ['a hyphen', '- Ada'],
    ['a dash at the start of speech', '– Yes.\n– No.'],
    ['a number', '1911. Another year.\n\nThen 1912.'],
    ['years at the start of lines', '1903. The first bus.\n1911. The last.'],
    ['a number sign', '# 7'],
    ['a tag', '#sea and #bus\n#pier'],
    ['brackets', 'He said [sic] and (yes) [1].'],
    ['an address', 'https://example.org/a_b_c'],
    ['a line of hyphens', 'One\n\n---\n\nTwo'],
    ['names with underscores', 'call snake_case_name and _private'],
    ['a vertical bar', 'either | or'],
    ['one quoted line', '> 5 stops'],
    ['code with comments', '# Reads the file\nimport os\n\n# Ends\nos.exit(1)\nx = 1'],
    ['a list of options in code', 'const a = [\n- 1,\n- 2,\n];\nrun(a);\nstop();'],
    ['nothing', ''],
    ['too many characters', `## Head\n${'x'.repeat(500_000)}`],
  ])('with %s', (_what, text) => expect(isMarkdown(text)).toBe(false));

  it.each([
    ['[', '['.repeat(200_000)],
    ['![', '!['.repeat(100_000)],
    ['**', '**a '.repeat(100_000)],
    ['|-', '|-'.repeat(200_000)],
    ['fences', '```a\n````b\n'.repeat(20_000)],
    ['spaces', `${' '.repeat(400_000)}x`],
    ['fields', `---\n${'a: b\n'.repeat(50_000)}`],
  ])('is examined in time that grows with its length: %s', (_what, text) => {
    expect(typeof isMarkdown(text)).toBe('boolean');
  });
});

it.each([
  ['fields', '---\na: b\nc: d\n---\nWords', { fields: 2, body: 'Words' }],
  ['lists', '---\na:\n  - b\n# no\n---\nWords', { fields: 1, body: 'Words' }],
  ['words between lines', '---\nWords\n---\nWords', { fields: 0, body: '---\nWords\n---\nWords' }],
  ['no end', '---\na: b\nWords', { fields: 0, body: '---\na: b\nWords' }],
])('front matter with %s', (_what, text, expected) => expect(frontMatterOf(text)).toEqual(expected));
