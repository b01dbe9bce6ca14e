import { describe, expect, it } from '@jest/globals';
import type { PostModule } from '@marquee/shared/domain';
import { samplePost } from '../testing/samplePost.ts';
import { makeReadable } from './makeReadable.ts';

const text = (content: string, title?: string): PostModule => ({
  type: 'content',
  isListicleItem: false,
  title,
  content,
});
const opening = `<p>${'The lamp had been on since noon. '.repeat(8)}</p>`;

describe('makeReadable', () => {
  it('links a mark in the content with its note in a module', () => {
    const { content, modules } = makeReadable(
      samplePost({ content: '<p>Readers.[1]</p>', modules: [text('<p>[1] Ten.</p>')] }),
    );
    expect(content).toContain('href="#fn-1"');
    expect(modules[0]?.content).toContain('href="#fnref-1"');
  });

  it('makes every text ready for the page', () => {
    const quote = '<h2>Dawn</h2><blockquote><p>No.</p></blockquote>';
    const { content, modules } = makeReadable(samplePost({ content: quote, modules: [text(quote)] }));
    expect(content).toBe('<h2 id="section-dawn">Dawn</h2><blockquote class="pull"><p>No.</p></blockquote>');
    expect(modules[0]?.content).toBe(
      '<h2 id="section-dawn-2">Dawn</h2><blockquote class="pull"><p>No.</p></blockquote>',
    );
  });

  it('finds the minutes, the sections and the ids of titles', () => {
    const { reading } = makeReadable(samplePost({ content: '<h2>Dawn</h2>', modules: [text('', 'Dusk'), text('')] }));
    expect(reading).toEqual({
      minutes: 1,
      hasDropCap: false,
      titleIds: ['section-dusk', null],
      sections: [
        { id: 'section-dawn', title: 'Dawn' },
        { id: 'section-dusk', title: 'Dusk' },
      ],
    });
  });

  it.each([
    ['its content', { content: opening }],
    ['its first module, without content', { content: ' ', modules: [text(opening)] }],
  ])('opens with a drop cap in %s', (_, fields) => {
    expect(makeReadable(samplePost(fields)).reading.hasDropCap).toBe(true);
  });

  it('leaves a post without texts as it is', () => {
    const post = samplePost({ content: '', modules: [] });
    expect(makeReadable(post)).toMatchObject(post);
  });
});
