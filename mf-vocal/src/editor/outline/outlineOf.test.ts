import { describe, expect, it } from '@jest/globals';
import { documentOf } from '../document/documentOf.ts';
import { currentEntry, outlineOf } from './outlineOf.ts';

const document = documentOf({
  content: '<p>Before</p><h2>The <em>coast</em></h2><p>Words</p><h3>At night</h3><h2></h2>',
  modules: [
    {
      id: 'v',
      type: 'video',
      isListicleItem: false,
      title: 'The ride',
      brightcoveId: '12345678',
      videoLink: null,
      videoData: null,
      mediaLayout: 'insetCenter',
    },
    { id: 'g', type: 'gallery', isListicleItem: false, images: [], galleryStyle: 'grid' },
    { id: 's', type: 'content', isListicleItem: true, title: 'The last stop', content: '<p>Words</p>' },
  ],
});

describe('outlineOf', () => {
  it('has headings, titles of sections and titled blocks in their order, each at its level', () => {
    expect(outlineOf(document).map(({ level, text, type }) => [level, text, type])).toEqual([
      [2, 'The coast', 'heading'],
      [3, 'At night', 'heading'],
      [4, 'The ride', 'video'],
      [2, 'The last stop', 'sectionTitle'],
    ]);
  });

  it('names the entry under which a position stands', () => {
    const entries = outlineOf(document);
    expect(currentEntry(entries, 1)).toBe(-1);
    expect(entries.map(({ position }) => currentEntry(entries, position + 1))).toEqual([0, 1, 2, 3]);
  });
});
