import { beforeEach, expect, it, jest } from '@jest/globals';
import type { DraftChanges } from '@marquee/shared/domain';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictResolution } from './ConflictResolution.tsx';

const base = { title: '', name: '', content: '<p>The bus.</p>\n<p>The sea.</p>', modules: [], summary: '' };
const mine = draft({
  title: 'My title',
  name: 'My title',
  content: '<p>The bus is <b>late</b>.</p>\n<p>The sea.</p>',
  summary: 'Mine only',
});
const stored = draft({
  title: 'A title',
  name: 'A title',
  content: '<p>The bus is early.</p>\n<p>The sea is calm.</p>',
});
const { title, name, content, summary } = mine;
const unsaved = { changes: { title, name, content, summary }, base, unconfirmed: null };

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockImplementation(() => undefined);
});

function openConflict(isKept: boolean) {
  const choices: (readonly Field[])[] = [];
  const stories: (DraftChanges | undefined)[] = [];
  const resolve = async (taken: readonly Field[], story?: DraftChanges) => {
    choices.push(taken);
    stories.push(story);
    return isKept;
  };
  render(<ConflictResolution mine={mine} stored={stored} unsaved={unsaved} resolve={resolve} />);
  return { choices, stories };
}

it('shows the parts that differ, as readers see them, and keeps this tab’s text unless the other is chosen', async () => {
  const { choices, stories } = openConflict(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Your story',
  ]);
  const story = within(screen.getByRole('region', { name: 'Your story' }));
  expect(story.getByText('late')).toBeInTheDocument();
  expect(story.getByText('early')).toBeInTheDocument();
  const title = within(screen.getByRole('group', { name: 'Title: which text to keep' }));
  await userEvent.click(title.getByRole('radio', { name: 'Use the other text' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with these texts' }));
  // The name in lists follows the title.
  expect(choices).toEqual([['title', 'name']]);
  // Only the other version has changed the second paragraph.
  expect(stories).toEqual([{ content: '<p>The bus is <b>late</b>.</p>\n<p>The sea is calm.</p>', modules: [] }]);
});

it('says when nothing was changed, and can be tried again', async () => {
  const { choices } = openConflict(false);
  const button = screen.getByRole('button', { name: 'Continue with these texts' });
  await userEvent.click(button);
  expect(await screen.findByText(/could not save your version, so nothing was changed/)).toBeInTheDocument();
  await userEvent.click(button);
  expect(choices).toEqual([[], []]);
});

it('keeps both paragraphs, the stored one below this tab’s, and can still keep one of them after a failure', async () => {
  const { choices, stories } = openConflict(false);
  const story = within(screen.getByRole('group', { name: 'Your story: which text to keep' }));
  const button = screen.getByRole('button', { name: 'Continue with these texts' });
  await userEvent.click(story.getByRole('radio', { name: 'Keep both, with the other text below yours' }));
  await userEvent.click(button);
  await userEvent.click(story.getByRole('radio', { name: 'Use the other text' }));
  await userEvent.click(button);
  expect(stories.map((merged) => merged?.content)).toEqual([
    '<p>The bus is <b>late</b>.</p>\n<p>The bus is early.</p>\n<p>The sea is calm.</p>',
    '<p>The bus is early.</p>\n<p>The sea is calm.</p>',
  ]);
  expect(choices).toEqual([[], []]);
});

it('offers only what both versions have changed, each paragraph by itself', () => {
  const two = { ...mine, content: '<p>A mine</p><p>Same</p><p>B mine</p>' };
  const other = { ...stored, title: two.title, name: two.name, content: '<p>A other</p><p>Same</p><p>B other</p>' };
  const changes = { content: two.content, summary };
  const resolve = async () => true;
  const before = { ...base, content: '<p>A</p><p>Same</p><p>B</p>' };
  render(
    <ConflictResolution
      mine={two}
      stored={other}
      unsaved={{ changes, base: before, unconfirmed: null }}
      resolve={resolve}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your story, place 1 of 2',
    'Your story, place 2 of 2',
  ]);
  expect(screen.queryByText('Same')).not.toBeInTheDocument();
});

it('suggests to keep both of two new paragraphs at one place', () => {
  const added = { ...mine, content: '<p>One</p><p>Mine</p>' };
  const other = { ...added, content: '<p>One</p><p>Theirs</p>' };
  const left = { changes: { content: added.content }, base: { content: '<p>One</p>', modules: [] }, unconfirmed: null };
  render(<ConflictResolution mine={added} stored={other} unsaved={left} resolve={async () => true} />);
  expect(screen.getByRole('radio', { name: 'Keep both, with the other text below yours' })).toBeChecked();
});
