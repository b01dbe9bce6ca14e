import { expect, it } from '@jest/globals';
import { samplePost } from '../testing/samplePost.ts';
import { linkPostFootnotes } from './linkPostFootnotes.ts';

it('links a mark in the content with its note in a module', async () => {
  const note = { type: 'content', isListicleItem: false, content: '<p>[1] Ten.</p>' } as const;
  const { content, modules } = await linkPostFootnotes(samplePost({ content: '<p>Readers.[1]</p>', modules: [note] }));
  expect(content).toContain('href="#fn-1"');
  expect(modules[0]?.content).toContain('href="#fnref-1"');
});

it('leaves a post without footnote signs unchanged', async () => {
  const post = samplePost({ content: '<p>Nobody to ask.</p>' });
  expect(await linkPostFootnotes(post)).toBe(post);
});
