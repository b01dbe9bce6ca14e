import { beforeEach, expect, it, jest } from '@jest/globals';
import type { DraftChanges } from '@marquee/shared/domain';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictResolution } from './ConflictResolution.tsx';

const mine = draft({ title: 'My title', name: 'My title', content: '<p>The bus is <b>late</b>.</p>', summary: 'Same' });
const stored = draft({ title: 'A title', name: 'A title', content: '<p>The bus is early.</p>', summary: 'Same' });

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockImplementation(() => undefined);
});

function openConflict(isKept: boolean) {
  const choices: (readonly Field[])[] = [];
  const changes: DraftChanges[] = [];
  const resolve = async (taken: readonly Field[]) => {
    choices.push(taken);
    return isKept;
  };
  render(
    <ConflictResolution mine={mine} stored={stored} change={(fields) => changes.push(fields)} resolve={resolve} />,
  );
  return { choices, changes };
}

it('shows the parts that differ, as readers see them, and keeps this tab’s text unless the other is chosen', async () => {
  const { choices } = openConflict(true);
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
});

it('says when nothing was changed, and can be tried again', async () => {
  const { choices } = openConflict(false);
  const button = screen.getByRole('button', { name: 'Continue with these texts' });
  await userEvent.click(button);
  expect(await screen.findByText(/could not save your version, so nothing was changed/)).toBeInTheDocument();
  await userEvent.click(button);
  expect(choices).toEqual([[], []]);
});

it('keeps both stories, the stored one below this tab’s, and can still keep one of them after a failure', async () => {
  const { choices, changes } = openConflict(false);
  const story = within(screen.getByRole('group', { name: 'Your story: which text to keep' }));
  const button = screen.getByRole('button', { name: 'Continue with these texts' });
  await userEvent.click(story.getByRole('radio', { name: 'Keep both, with the other text below yours' }));
  await userEvent.click(button);
  await userEvent.click(story.getByRole('radio', { name: 'Keep your text' }));
  await userEvent.click(button);
  expect(changes).toEqual([
    { content: mine.content + stored.content, modules: [] },
    { content: mine.content, modules: [] },
  ]);
  expect(choices).toEqual([[], []]);
});
