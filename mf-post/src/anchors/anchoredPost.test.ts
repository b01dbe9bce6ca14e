import { describe, expect, it } from '@jest/globals';
import { samplePost } from '../testing/samplePost.ts';
import { anchoredPost } from './anchoredPost.ts';

const text = (title: string | undefined, content: string) =>
  ({ type: 'content', isListicleItem: false, title, content }) as const;

describe('the anchors of a post', () => {
  it('follow from the words of its headings, and are never twice the same', () => {
    const post = samplePost({
      content: '<h2>Where the “water” went</h2><p>x</p><h3>Ça va, O’Neill?</h3><h2>Where the water went!</h2>',
      modules: [text('Where the water went', '<h2>夜</h2><h2>!</h2>'), text(undefined, '<p>y</p>')],
    });
    const { content, modules, titleIds } = anchoredPost(post);
    const ids = [...[content, ...modules.map((module) => module.content)].join('').matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(titleIds).toEqual(['section-where-the-water-went-3', undefined]);
    expect(ids).toEqual([
      'section-where-the-water-went',
      'section-ca-va-oneill',
      'section-where-the-water-went-2',
      'section-夜',
      'section',
    ]);
  });

  it('stay as they are when another part is added', () => {
    const before = anchoredPost(samplePost({ content: '<h2>Dawn</h2><h2>Dusk</h2>' }));
    const after = anchoredPost(samplePost({ content: '<h2>Noon</h2><h2>Dawn</h2><h2>Dusk</h2>' }));
    expect(after.sections.map(({ id }) => id)).toEqual(['section-noon', ...before.sections.map(({ id }) => id)]);
  });

  it('are those of second-level headings and module titles, without products', () => {
    const product = {
      type: 'product',
      isListicleItem: false,
      title: 'Tin',
      url: '/tin',
      data: null,
      image: null,
    } as const;
    const { sections } = anchoredPost(
      samplePost({ content: '<h2>Fish &amp; chips</h2><h3>Batter</h3>', modules: [text('Tea', ''), product] }),
    );
    expect(sections).toEqual([
      { id: 'section-fish-chips', title: 'Fish & chips' },
      { id: 'section-tea', title: 'Tea' },
    ]);
  });

  it('are made once for a post', () => {
    const post = samplePost();
    expect(anchoredPost(post)).toBe(anchoredPost(post));
  });
});
