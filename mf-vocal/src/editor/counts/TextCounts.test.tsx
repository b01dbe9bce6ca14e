import { beforeEach, expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEditor } from '@tiptap/react';
import { documentExtensions } from '../document/documentExtensions.ts';
import { GoalField } from './GoalField.tsx';
import { TextCounts } from './TextCounts.tsx';
import { useWordGoal, WordGoalContext } from './WordGoalContext.ts';

const extensions = documentExtensions();

function Counts() {
  const editor = useEditor({ extensions, content: '<p>One two three</p>', injectCSS: false });
  return (
    <WordGoalContext value={useWordGoal('post-1')}>
      <TextCounts editor={editor} />
      <GoalField />
    </WordGoalContext>
  );
}

beforeEach(() => localStorage.clear());

it('shows the words of the post beside the goal, which stays for the next visit', async () => {
  const { unmount } = render(<Counts />, { wrapper: InPage });
  expect(screen.getByText('3 words · 1 min read')).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^Word goal/ });
  await userEvent.type(field, '1,200');
  expect(screen.getByText('3 of 1,200 words · 1 min read')).toBeVisible();
  unmount();
  render(<Counts />, { wrapper: InPage });
  expect(screen.getByText('3 of 1,200 words · 1 min read')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Word goal/ }));
  expect(screen.getByText('3 words · 1 min read')).toBeVisible();
});

it('takes no goal beyond a million words', async () => {
  render(<Counts />, { wrapper: InPage });
  await userEvent.type(screen.getByRole('textbox', { name: /^Word goal/ }), '-99999999999 words');
  expect(screen.getByText('3 of 1,000,000 words · 1 min read')).toBeVisible();
});
