import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Field } from '../../saving/server/reconcile.ts';
import { draft } from '../../testing/draft.ts';
import { ConflictDesk } from './ConflictDesk.tsx';

const mine = draft({ title: 'My title', name: 'My title', content: '<p>The bus is <b>late</b>.</p>', summary: 'Same' });
const stored = draft({ title: 'A title', name: 'A title', content: '<p>The bus is early.</p>', summary: 'Same' });

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockImplementation(() => undefined);
});

function openConflict(isKept: boolean) {
  const choices: (readonly Field[])[] = [];
  const resolve = async (taken: readonly Field[]) => {
    choices.push(taken);
    return isKept;
  };
  render(<ConflictDesk mine={mine} stored={stored} resolve={resolve} />);
  return choices;
}

it('shows the parts that differ, as readers see them, and keeps this tab’s text unless the other is chosen', async () => {
  const choices = openConflict(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Your story',
  ]);
  const story = within(screen.getByRole('region', { name: 'Your story' }));
  expect(story.getByText('late')).toBeInTheDocument();
  expect(story.getByText('early')).toBeInTheDocument();
  const title = within(screen.getByRole('group', { name: 'Title: which text stays' }));
  await userEvent.click(title.getByRole('radio', { name: 'Take the other text' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on with the chosen texts' }));
  // The name in lists follows the title.
  expect(choices).toEqual([['title', 'name']]);
});

it('says when nothing was changed, and can be tried again', async () => {
  const choices = openConflict(false);
  const button = screen.getByRole('button', { name: 'Go on with the chosen texts' });
  await userEvent.click(button);
  expect(await screen.findByText(/could not be kept, so nothing was changed/)).toBeInTheDocument();
  await userEvent.click(button);
  expect(choices).toEqual([[], []]);
});
