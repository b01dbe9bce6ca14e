import { expect, it } from '@jest/globals';
import type { LinkState } from '@marquee/shared/domain';
import { imageModule, productModule } from '@marquee/vocal-kit/testing/modules.ts';
import { documentOf } from '../../document/documentOf.ts';
import { linksOf } from '../links/linksOf.ts';
import { deadLinks } from './deadLinks.ts';

const states = new Map<string, LinkState>([
  ['https://film.example/gone', 'dead'],
  ['https://film.example/here', 'ok'],
  ['https://film.example/members', 'unknown'],
  ['https://beat.example/no-post', 'dead'],
  ['https://www.splice.example/tin', 'dead'],
]);
const found = (content: string, siteUrl: string | null = 'https://beat.example', caption: string | null = null) =>
  deadLinks(linksOf(documentOf({ content, modules: [] }), caption), siteUrl, states);

it.each([
  ['<p><a href="https://film.example/gone#part">Gone</a></p>', 1],
  ['<p><a href="https://film.example/here">Here</a></p>', 0],
  ['<p><a href="https://film.example/members">Members</a></p>', 0],
  ['<p><a href="https://film.example/unasked">Unasked</a></p>', 0],
  ['<p><a href="/no-post">Ours</a></p>', 1],
  ['<p><a href="#part">Part</a> <a href="mailto:ada@film.example">Ada</a></p>', 0],
  [
    '<figure class="embed"><a href="https://film.example/gone"><strong>Gone</strong> <small>film.example</small></a></figure>',
    1,
  ],
  ['<p>A<span role="doc-footnote"> [<a href="https://film.example/gone">A note</a>.]</span></p>', 1],
])('finds dead links in %s: %i', (content, count) => expect(found(content)).toHaveLength(count));

it('leaves a relative address alone until a magazine is chosen', () =>
  expect(found('<p><a href="/no-post">Ours</a></p>', null)).toEqual([]));

it('finds a link in the caption of the lead', () =>
  expect(found('', null, 'By <a href="https://film.example/gone">Ada</a>')).toMatchObject([
    { words: 'Ada', place: { kind: 'field', field: 'imageCaption' } },
  ]));

it('finds the addresses in the fields of blocks, and leads to the fields', () => {
  const modules = [productModule(), imageModule({ actionLabel: 'More', actionUrl: 'https://film.example/gone' })];
  const findings = deadLinks(linksOf(documentOf({ content: '', modules }), null), null, states);
  expect(findings.map(({ place }) => place.kind === 'block' && place.field?.idEnd)).toEqual(['-url', '-actionUrl']);
});
