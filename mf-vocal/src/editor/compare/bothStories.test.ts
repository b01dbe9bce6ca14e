import { expect, it } from '@jest/globals';
import { imageModule, productModule } from '@marquee/vocal-kit/testing/modules.ts';
import { bothStories } from './bothStories.ts';

it('puts the text of the second story below that of the first', () => {
  const both = bothStories({ content: '<p>One</p>', modules: [] }, { content: '<p>Two</p>', modules: [imageModule()] });
  expect(both).toMatchObject({ content: '<p>One</p><p>Two</p>', modules: [{ type: 'image' }] });
});

it('keeps the order of blocks, and gives each an id of its own', () => {
  const first = { content: '<p>One</p>', modules: [imageModule(), productModule()] };
  const both = bothStories(first, { content: '<p>Two</p>', modules: [imageModule()] });
  expect(both.content).toBe('<p>One</p>');
  expect(both.modules.map(({ type }) => type)).toEqual(['image', 'product', 'content', 'image']);
  expect(both.modules[2]).toMatchObject({ content: '<p>Two</p>' });
  expect(new Set(both.modules.map(({ id }) => id)).size).toBe(4);
});
