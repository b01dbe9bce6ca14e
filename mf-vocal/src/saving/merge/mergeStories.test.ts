import { describe, expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { imageModule, productModule, videoModule } from '@marquee/vocal-kit/testing/modules.ts';
import { mergedStory, mergeStories } from './mergeStories.ts';
import type { Story } from './storyParts.ts';

const text = (...paragraphs: string[]): Story => ({
  content: paragraphs.map((words) => `<p>${words}</p>`).join('\n'),
  modules: [],
});

const merge = (base: Story, mine: Story, stored: Story) =>
  mergeStories(draft(stored), { base, changes: mine, unconfirmed: null });

const merged = (base: Story, mine: Story, stored: Story) => mergedStory(merge(base, mine, stored));

describe('merging two stories', () => {
  it.each([
    ['neighbouring paragraphs', ['1', '2'], ['1a', '2'], ['1', '2b'], ['1a', '2b']],
    ['a paragraph before a changed one', ['1', '2'], ['0', '1', '2'], ['1b', '2'], ['0', '1b', '2']],
    ['a paragraph after a changed one', ['1', '2'], ['1', 'N', '2'], ['1b', '2'], ['1b', 'N', '2']],
    ['the same change', ['1', '2'], ['1a', '2'], ['1a', '2b'], ['1a', '2b']],
    ['a removed paragraph', ['1', '2', '3'], ['1', '3'], ['1', '2', '3b'], ['1', '3b']],
    [
      'several changes in a row',
      ['1', '2', '3', '4'],
      ['1a', '2a', '3a', '4'],
      ['1', '2', '3', '4b'],
      ['1a', '2a', '3a', '4b'],
    ],
    [
      'a change that both have made, and more of one',
      ['1', '2'],
      ['1a', '2'],
      ['1a', 'N', 'M', '2b'],
      ['1a', 'N', 'M', '2b'],
    ],
    ['the beginning and the end', ['1'], ['0', '1'], ['1', '2'], ['0', '1', '2']],
  ])('merges %s', (_what, base, mine, stored, both) => {
    expect(merged(text(...base), text(...mine), text(...stored))).toEqual(text(...both));
  });

  it.each([
    ['the same paragraph', ['1', '2'], ['1a', '2'], ['1b', '2'], [['1a'], ['1b']]],
    ['a removed and a changed paragraph', ['1', '2'], ['2'], ['1b', '2'], [[], ['1b']]],
    [
      'a paragraph that one has removed, beside the same change',
      ['1', '2'],
      ['1a'],
      ['1a', '2b'],
      [['1a'], ['1a', '2b']],
    ],
    ['two new paragraphs at one place', ['1'], ['1', 'A'], ['1', 'B'], [['A'], ['B']]],
    ['one of several paragraphs', ['1', '2', '3'], ['1a', '2a', '3a'], ['1', '2b', '3'], [['2a'], ['2b']]],
  ])('leaves %s to the writer', (_what, base, mine, stored, [own, other]) => {
    const conflicts = merge(text(...base), text(...mine), text(...stored)).filter(({ kind }) => kind === 'conflict');
    const words = (parts: readonly string[] = []) =>
      parts.map((part) => expect.objectContaining({ html: `<p>${part}</p>` }));
    expect(conflicts).toEqual([expect.objectContaining({ mine: words(own), stored: words(other) })]);
  });

  it('ignores changes that only the server has made to the form of the HTML', () => {
    const base = text('1', 'A<br>line');
    const stored = { content: '<p>1b</p>\n<p>A<br />line</p>', modules: [] };
    expect(merged(base, text('1', 'A<br>line, on'), stored)).toEqual(text('1b', 'A<br>line, on'));
    const found = { exists: true, thumbnailUrl: null, html: '<iframe></iframe>' };
    const withVideo = (words: string, video = {}) => ({ ...text(words), modules: [videoModule(video)] });
    expect(
      merged(withVideo('1'), withVideo('1', { imageCaption: 'New' }), withVideo('1b', { videoData: found })),
    ).toEqual(withVideo('1b', { imageCaption: 'New' }));
  });

  it('merges blocks, and a block that divides the text', () => {
    const base = { ...text('1', '2'), modules: [imageModule(), productModule()] };
    const mine = {
      ...text('1'),
      modules: [
        imageModule({ id: 'new', imageAltText: 'A lamp' }),
        { type: 'content' as const, id: 'run', isListicleItem: false, content: '<p>2</p>' },
        imageModule({ imageCaption: 'Changed' }),
        productModule(),
      ],
    };
    const stored = { ...text('1', '2b'), modules: [imageModule(), productModule({ title: 'Renamed' })] };
    const story = merged(base, mine, stored);
    expect(story).toMatchObject({
      content: '<p>1</p>',
      modules: [{ id: 'new' }, { id: 'run', content: '<p>2b</p>' }, { imageCaption: 'Changed' }, { title: 'Renamed' }],
    });
  });

  it('gives text after a block a module, and each block an id of its own', () => {
    const base = { ...text('1'), modules: [] };
    const mine = { ...text('1'), modules: [imageModule()] };
    const regions = merge(base, mine, { ...text('1'), modules: [imageModule({ imageCaption: 'Other' })] });
    const [conflict] = regions.filter((region) => region.kind === 'conflict');
    expect(conflict).toBeDefined();
    const both = mergedStory(
      regions.map((region) =>
        region.kind === 'merged'
          ? region
          : {
              kind: 'merged',
              parts: [...region.mine, ...region.stored, { kind: 'text', key: '', html: '<p>End</p>' }],
            },
      ),
    );
    expect(both?.modules.map(({ type }) => type)).toEqual(['image', 'image', 'content']);
    expect(new Set(both?.modules.map(({ id }) => id)).size).toBe(3);
  });

  it('leaves the whole story to the writer if nothing of it is left', () => {
    const many = (mark: string) => text(...Array.from({ length: 600 }, (_, place) => `${mark}${place}`));
    expect(merge(many('a'), many('b'), many('c'))).toEqual([expect.objectContaining({ kind: 'conflict' })]);
  });
});
