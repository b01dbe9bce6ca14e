import { describe, expect, it } from '@jest/globals';
import { anchorTexts } from './anchorTexts.ts';

const text = (title: string | undefined) => ({ type: 'content', isListicleItem: false, title, content: '' }) as const;

describe('the anchors of a post', () => {
  it('follow from the words of its headings, and are never twice the same', () => {
    const { texts, titleIds } = anchorTexts(
      [
        '<h2>Where the “water” went</h2><p>x</p><h3>Ça va, O’Neill?</h3><h2>Where the water went!</h2>',
        '<h2>夜</h2><h2>!</h2>',
        '<p>y</p>',
      ],
      [text('Where the water went'), text(undefined)],
    );
    const ids = [...texts.join('').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(titleIds).toEqual(['section-where-the-water-went-3', null]);
    expect(ids).toEqual([
      'section-where-the-water-went',
      'section-ca-va-oneill',
      'section-where-the-water-went-2',
      'section-夜',
      'section',
    ]);
  });

  it('stay as they are when another part is added', () => {
    const before = anchorTexts(['<h2>Dawn</h2><h2>Dusk</h2>'], []);
    const after = anchorTexts(['<h2>Noon</h2><h2>Dawn</h2><h2>Dusk</h2>'], []);
    expect(after.sections.map(({ id }) => id)).toEqual(['section-noon', ...before.sections.map(({ id }) => id)]);
  });

  it('are in the list of its sections: second level, titles of modules, but nothing that is sold', () => {
    const product = {
      type: 'product',
      isListicleItem: false,
      title: 'Tin',
      url: '/tin',
      data: null,
      image: null,
    } as const;
    const { sections } = anchorTexts(['<h2>Fish &amp; chips</h2><h3>Batter</h3>', '', ''], [text('Tea'), product]);
    expect(sections).toEqual([
      { id: 'section-fish-chips', title: 'Fish & chips' },
      { id: 'section-tea', title: 'Tea' },
    ]);
  });
});
