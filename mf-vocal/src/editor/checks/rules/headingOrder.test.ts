import { expect, it } from '@jest/globals';
import { imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { documentOf } from '../../document/documentOf.ts';
import { headingOrder } from './headingOrder.ts';

const section = { type: 'content', id: 's', isListicleItem: false, title: 'Stop', content: '<h4>Deep</h4>' } as const;
const titled = imageModule({ title: 'The ride' });
const text = (content: string) => ({ type: 'content', id: 't', isListicleItem: false, content }) as const;

it.each([
  ['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>', [], []],
  ['<p>No heading</p>', [], []],
  ['<h3>First</h3><h3>Second</h3>', [], ['First']],
  ['<h4>First</h4>', [], ['First']],
  ['<h2>A</h2><h4>C</h4><h4>D</h4>', [], ['C']],
  ['<h2>A</h2><h4> </h4><h3>B</h3>', [], []],
  ['<h2>A</h2><blockquote><h4>Quoted</h4></blockquote>', [], ['Quoted']],
  ['<p>A</p>', [section], ['Deep']],
  ['<h2>A</h2>', [titled, text('<h4>After a block</h4>')], []],
  ['<h2>A</h2>', [imageModule({ title: '' }), text('<h4>After a picture</h4>')], ['After a picture']],
])('finds in %s with %j: %j', (content, modules, words) =>
  expect(headingOrder(documentOf({ content, modules: [...modules] })).map((finding) => finding.words)).toEqual(words),
);

it('selects the words of the heading', () => {
  const document = documentOf({ content: '<h2>A</h2><h4>Deep</h4>', modules: [] });
  const [finding] = headingOrder(document);
  expect(finding).toMatchObject({ message: 'The heading has level 4, but the one before it has level 2.' });
  expect(finding?.place).toEqual({ kind: 'words', from: 4, to: 8 });
});
