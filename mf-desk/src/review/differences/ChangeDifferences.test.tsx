import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { changedPost, publishedPost } from '../../testing/changedPost.ts';
import { blockChanges } from './blockChanges.ts';
import { ChangeDifferences } from './ChangeDifferences.tsx';

it('names each block that came, went, moved or has another picture or layout, and no other', () =>
  expect(
    blockChanges(publishedPost.modules, changedPost.modules).map(({ module, changes }) => [module.id, changes]),
  ).toEqual([
    ['a', ['text']],
    ['p', ['moved', 'layout', 'picture']],
    ['c', ['added']],
    ['q', ['gone']],
  ]));

it('moves as few blocks as possible', () => {
  const { modules } = publishedPost;
  const [first, ...rest] = modules;
  const later = first ? [...rest, first] : rest;
  expect(blockChanges(modules, later).map(({ module }) => module.id)).toEqual(['p']);
  expect(blockChanges(modules, modules)).toEqual([]);
});

it('shows blocks, words and settings that differ', () => {
  render(<ChangeDifferences before={publishedPost} after={changedPost} />);
  const blocks = within(screen.getByRole('list', { name: 'Blocks' }));
  expect(blocks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Text: Hardly anybody waits at the harbour.text changed',
    'Picture: A trammovedlayout changedpicture or video changed',
    'Text: A new end.added',
    'Picture: Rainremoved',
  ]);
  const title = within(screen.getByRole('region', { name: 'Title' }));
  expect([title.getByText('tram').tagName, title.getByText('bus').tagName]).toEqual(['DEL', 'INS']);
});

it('says that nothing differs', () => {
  render(<ChangeDifferences before={publishedPost} after={publishedPost} />);
  expect(screen.getByText(/are the same as the published text/)).toBeInTheDocument();
});
