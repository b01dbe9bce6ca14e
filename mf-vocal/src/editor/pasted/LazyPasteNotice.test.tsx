import { expect, it, jest } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPasteTools } from '../document/paste/loadPasteTools.ts';
import { openDocument } from '../document/testing/pasteInto.ts';
import { LazyPasteNotice } from './LazyPasteNotice.tsx';
import { leftOutText } from './pasteTexts.ts';

const html = '<p>One</p><svg width="300"></svg>';

async function openNotice() {
  await loadPasteTools();
  const opened = openDocument('<p>Before</p>');
  // jsdom has no layout.
  Object.assign(opened.editor.view, { coordsAtPos: () => ({ left: 0, right: 0, top: 0, bottom: 0 }) });
  const announce = jest.fn();
  render(<LazyPasteNotice editor={opened.editor} announce={announce} />, { wrapper: InPage });
  await act(async () => void opened.paste({ 'text/html': html }));
  return { opened, announce };
}

it('says politely what a paste left out, and takes the paste back', async () => {
  const { opened, announce } = await openNotice();
  expect(await screen.findByText('Left out: 1 drawing.')).toBeVisible();
  expect(announce).toHaveBeenCalledWith('Left out: 1 drawing.');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect(opened.words()).toBe('Before');
  expect(screen.queryByText('Left out: 1 drawing.')).toBeNull();
});

it('offers no undo after another step, and closes', async () => {
  const { opened } = await openNotice();
  await screen.findByText('Left out: 1 drawing.');
  await act(async () => void opened.editor.commands.insertContent('!'));
  expect(screen.queryByRole('button', { name: 'Undo paste' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Left out: 1 drawing.')).toBeNull();
  expect(opened.words()).toBe('BeforeOne!');
});

it('names each kind of part with its number', () => {
  expect(leftOutText({ comments: 2, drawings: 1, pictures: 1_200, frontMatter: 1 })).toBe(
    'Left out: 2 comments, 1,200 pictures, 1 drawing, front matter.',
  );
  expect(leftOutText({ formatting: 1 })).toMatch(/^Only the words were pasted/);
});
