import { describe, expect, it } from '@jest/globals';
import type { PostModule } from '@marquee/shared/domain';
import { sampleImageModule } from '../testing/sampleModules.ts';
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

  it('keeps passages in other languages inside and around footnotes', () => {
    const passage = (words: string) => `<span lang="fr" dir="ltr">${words}</span>`;
    const note = `<span role="doc-footnote"> [As in ${passage('mot')}.]</span>`;
    const { content, modules } = makeReadable(
      samplePost({ content: `<p>${passage(`Le ${note} mot`)}</p>`, modules: [] }),
    );
    expect(content).not.toContain('[As in');
    expect(content + modules.map((module) => module.content).join('')).toContain(`As in ${passage('mot')}. <a`);
  });

  it('numbers footnotes inside sentences across modules, and lists them at the end', () => {
    const note = (words: string) => `<span role="doc-footnote"> [${words}]</span>`;
    const { content, modules, reading } = makeReadable(
      samplePost({
        content: `<h2>Dawn${note('At <em>six</em>.')}</h2><p>Readers.[1] Ten${note('Or more.')} left.</p><p>[1] All.</p>`,
        modules: [sampleImageModule(), text(`<p>Then${note('Later.')}.</p>`)],
      }),
    );
    const reference = (number: number) =>
      `<sup><a id="fnref-${number}" href="#fn-${number}" role="doc-noteref" aria-label="Footnote ${number}">${number}</a></sup>`;
    expect(content).toBe(
      `<h2 id="section-dawn">Dawn${reference(1)}</h2><p>Readers.[1] Ten${reference(2)} left.</p><p>[1] All.</p>`,
    );
    expect(reading.sections).toEqual([{ id: 'section-dawn', title: 'Dawn' }]);
    const last = modules.at(-1)?.content ?? '';
    expect(last).toContain(`<p>Then${reference(3)}.</p><hr /><ol>`);
    expect(last).toContain('<li><div id="fn-1" role="doc-footnote">At <em>six</em>. <a href="#fnref-1"');
    expect(last).toContain('<div id="fn-3" role="doc-footnote">Later. <a href="#fnref-3"');
  });

  it('lists footnotes after a picture that closes the post', () => {
    const { modules } = makeReadable(
      samplePost({ content: '<p>One<span role="doc-footnote">Two</span></p>', modules: [sampleImageModule()] }),
    );
    expect(modules.map(({ type }) => type)).toEqual(['image', 'content']);
    expect(modules[1]?.content).toMatch(/^<hr \/><ol>.*Two/);
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
