import { beforeEach, expect, it, jest } from '@jest/globals';
import { ajax, createApi } from '@marquee/shared';
import { Provider } from '@marquee/shared/redux';
import { ApiContext } from '@marquee/vocal-kit/session/ApiContext.ts';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavingState } from '../../saving/savingState.ts';
import { SavingNotice } from '../status/SavingNotice.tsx';

const signedOut: SavingState = { kind: 'refused', status: 401, message: 'Sign in.', errors: [] };
const signIn = 'POST /api/vocal/auth/signin';
const secondStep = 'POST /api/vocal/auth/secondStep';

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function openNotice() {
  const api: FakeApi = fakeApi(ada);
  const store = createVocalStore();
  store.dispatch(setUser(ada));
  const actions = { takeOver: jest.fn(), retry: jest.fn(), focusText: jest.fn() };
  const notice = (state: SavingState) => (
    <Provider store={store}>
      <ApiContext value={createApi(ajax)}>
        <SavingNotice state={state} isKept {...actions} />
      </ApiContext>
    </Provider>
  );
  const { rerender } = render(notice(signedOut));
  return { api, actions, show: (state: SavingState) => rerender(notice(state)) };
}

it('signs the writer in over the editor, saves, and returns to the text', async () => {
  const { api, actions, show } = openNotice();
  api.responses[signIn] = problem(401, 'wrong-credentials', 'Email or password is wrong.');
  expect(await screen.findByRole('alert')).toHaveTextContent('They are stored in this browser');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in to save' })).toHaveTextContent('ada@example.com');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  await userEvent.type(password, 'wrong horse{Enter}');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/^The password is wrong/);
  expect(password).toHaveFocus();
  expect(actions.retry).not.toHaveBeenCalled();
  // A focus event of the window tries the save again meanwhile.
  show({ kind: 'saving' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  show(signedOut);
  api.responses[signIn] = { status: 200, body: { success: true, user: ada } };
  await userEvent.clear(password);
  await userEvent.type(password, 'correct horse{Enter}');
  await waitFor(() => expect(actions.focusText).toHaveBeenCalled());
  expect(actions.retry).toHaveBeenCalledTimes(1);
  expect(api.calls.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  show({ kind: 'saved' });
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
});

it('asks for a code over the editor, for an account with a second factor', async () => {
  const { api, actions } = openNotice();
  const { body } = problem(401, 'second-factor', 'Enter a code.');
  api.responses[signIn] = { status: 401, body: { ...body, challenge: 'c1' } };
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  const wrong = [{ pointer: '/code', message: 'This code is wrong.' }];
  api.responses[secondStep] = problem(422, 'invalid', 'This code is wrong.', wrong);
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByRole('link', { name: 'Code: This code is wrong.' })).toBeInTheDocument();
  expect(actions.retry).not.toHaveBeenCalled();
  api.responses[secondStep] = { status: 200, body: { success: true, user: ada } };
  await userEvent.clear(code);
  await userEvent.type(code, '654321{Enter}');
  await waitFor(() => expect(actions.retry).toHaveBeenCalledTimes(1));
  expect(api.calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '654321' });
});

it('says that another account is signed in, and asks for the password of the writer', async () => {
  const { show } = openNotice();
  show({ kind: 'refused', status: 403, message: 'Other.', errors: [], code: 'other-account' });
  await screen.findByText(/^Another/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Another account is signed in.*stored in this browser/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('ada@example.com');
});
