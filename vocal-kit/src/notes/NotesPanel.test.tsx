import { expect, it, jest } from '@jest/globals';
import { ApiError } from '@marquee/shared/transport';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft } from '../testing/draft.ts';
import { fakeNotesApi, reviewNote } from '../testing/reviewNotes.ts';
import type { NotesApi } from './createNotesApi.ts';
import { NotesApiContext } from './NotesApiContext.ts';
import { NotesPanel } from './NotesPanel.tsx';

const page = 'http://beat.localhost';
const post = draft({
  modules: [{ id: 'm1', type: 'content', isListicleItem: false, content: '<p>Nobody waits at the harbour.</p>' }],
});

function open(api: NotesApi) {
  const onGoTo = jest.fn();
  render(
    <NotesApiContext value={api}>
      <NotesPanel post={post} pageOrigin={page} onGoTo={onGoTo} />
    </NotesApiContext>,
  );
  return { onGoTo, user: userEvent.setup() };
}
const select = (origin: string, quote: unknown) =>
  act(() => dispatchEvent(new MessageEvent('message', { origin, data: { type: 'selection', quote } })));
const selection = { prefix: 'Nobody ', exact: 'waits', suffix: ' at' };

it('shows a writer the notes by their places, which lead to the words', async () => {
  const lost = reviewNote({ id: 'n2', place: null, isLost: true, quote: null, text: 'Too dark.' });
  const { user, onGoTo } = open(fakeNotesApi([reviewNote(), lost], false));
  await user.click(await screen.findByRole('button', { name: 'Go to: Text: Nobody waits at the harbour.' }));
  expect(onGoTo).toHaveBeenCalledWith('m1', 'waits at the harbour');
  expect(
    within(screen.getByRole('article', { name: /Too dark/ })).getByText(/part of the post was removed/),
  ).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Add a note' })).toBeNull();
});

it('resolves a note, which a reply opens again', async () => {
  const { user } = open(fakeNotesApi([reviewNote()], false));
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('No open notes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 1 resolved note' }));
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByLabelText('Your reply'), 'The old one.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('1 open note')).toBeInTheDocument();
  expect(screen.getByText('The old one.')).toBeInTheDocument();
});

it('lets a moderator note words that are selected on the page, and believes no other page', async () => {
  const api = fakeNotesApi([], true);
  const add = jest.spyOn(api, 'add');
  const { user } = open(api);
  await screen.findByRole('form', { name: 'Add a note' });
  select('https://elsewhere.example', selection);
  select(page, { ...selection, exact: 'x'.repeat(501) });
  expect(screen.queryByText(/Selected words/)).toBeNull();
  select(page, selection);
  expect(screen.getByText('Selected words: “waits”')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Note'), 'Who waits?');
  await user.click(screen.getByLabelText('Only moderators can see it'));
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByText('Who waits?')).toBeInTheDocument());
  expect(add).toHaveBeenCalledWith('post-1', { text: 'Who waits?', audience: 'moderators', quote: selection });
});

it('keeps the words of a note that was refused, and gives the reason', async () => {
  const api = fakeNotesApi([], true);
  const message = 'These words are not in the stored post.';
  const refusal = new ApiError('The request is not valid.', 422, {
    errors: [{ pointer: '/quote', code: 'x', message }],
  });
  jest.spyOn(api, 'add').mockRejectedValue(refusal);
  const { user } = open(api);
  await user.selectOptions(await screen.findByLabelText('About'), 'title');
  await user.type(screen.getByLabelText('Note'), 'Shorter?');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Note')).toHaveValue('Shorter?');
  expect(api.add).toHaveBeenCalledWith('post-1', { text: 'Shorter?', audience: 'writer', place: 'title' });
});
