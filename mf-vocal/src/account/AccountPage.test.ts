import { beforeEach, describe, expect, it } from '@jest/globals';
import { exactMoney } from '@marquee/shared/domain';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';

const writer = { ...ada, bio: '<p>Writes <em>late</em>.</p><ul><li>One</li></ul>' };
const done = { status: 200, body: { success: true } };
const at = (id: string, device: string, isCurrent: boolean) => ({
  id,
  device,
  startedAt: '2026-11-01T10:00:00Z',
  lastUsedAt: '2026-11-01T10:00:00Z',
  isCurrent,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi(writer);
  api.responses['GET /api/vocal/auth/sessions'] = {
    status: 200,
    body: { success: true, sessions: [at('a', 'Firefox on Linux', true), at('b', '', false)] },
  };
});

async function openAccount() {
  const opened = openVocal('/vocal/account');
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return opened;
}
const callsTo = (name: string) =>
  api.calls.filter(({ path }) => path === `/api/vocal/auth/${name}`).map(({ body }) => body);

describe('the account page', () => {
  it("is opened from the header's menu, which Escape closes", async () => {
    const { user } = openVocal('/vocal');
    const toggle = await screen.findByRole('button', { name: 'Account menu: Ada Moll' });
    await user.click(toggle);
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
    await user.click(toggle);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/vocal', '/vocal/posts', '/vocal/account']),
    );
    await user.click(screen.getByRole('link', { name: 'Your account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Account menu: Ada Moll' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('saves the profile, and leaves an untouched bio alone', async () => {
    const { user } = await openAccount();
    const saved = { ...writer, firstName: 'Augusta', name: { first: 'Augusta', last: 'Moll' }, summary: 'Late.' };
    api.responses['POST /api/vocal/auth/update'] = { status: 200, body: { success: true, user: saved } };
    const firstName = screen.getByRole('textbox', { name: 'First name' });
    await user.clear(firstName);
    await user.type(firstName, 'Augusta');
    await user.type(screen.getByRole('textbox', { name: 'Summary' }), 'Late.');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu: Augusta Moll' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Bio' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(callsTo('update')).toHaveLength(2));
    const sent = { id: 'user-1', name: { first: 'Augusta', last: 'Moll' }, summary: 'Late.' };
    expect(callsTo('update')).toEqual([sent, { ...sent, bio: '<p>Writes <em>late</em>.</p>\n<p>One!</p>' }]);
  });

  it('saves whether punctuation changes while it is typed, for an api that stores it', async () => {
    const { unmount } = await openAccount();
    expect(screen.queryByRole('group', { name: 'Quotation marks and dashes' })).toBeNull();
    unmount();
    api.responses['GET /api/currentUser'] = {
      status: 200,
      body: { success: true, user: { ...writer, smartPunctuation: true } },
    };
    const saved = { ...writer, smartPunctuation: false };
    api.responses['POST /api/vocal/auth/update'] = { status: 200, body: { success: true, user: saved } };
    const { user } = await openAccount();
    const choices = screen.getByRole('group', { name: 'Quotation marks and dashes' });
    expect(within(choices).getByRole('radio', { name: /^Typographic/ })).toBeChecked();
    await user.click(within(choices).getByRole('radio', { name: /^As I type them/ }));
    await user.click(screen.getByRole('button', { name: 'Save punctuation' }));
    expect(await screen.findByText('Punctuation saved.')).toBeInTheDocument();
    expect(callsTo('update')).toEqual([{ id: 'user-1', smartPunctuation: false }]);
  });

  it('saves which notices come as mails', async () => {
    api.responses['POST /api/vocal/notices/mails'] = { status: 200, body: { mails: 'digest' } };
    const { user } = await openAccount();
    const choices = await screen.findByRole('group', { name: 'Which emails do you want?' });
    expect(within(choices).getByRole('radio', { name: /^Every update/ })).toBeChecked();
    await user.click(within(choices).getByRole('radio', { name: /^One email a day/ }));
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(await screen.findByText('Choice saved.')).toBeInTheDocument();
    expect(api.calls.at(-1)).toEqual({ method: 'POST', path: '/api/vocal/notices/mails', body: { mails: 'digest' } });
  });

  it('leads to the field at fault', async () => {
    const { user } = await openAccount();
    const lastName = screen.getByRole('textbox', { name: 'Last name' });
    await user.clear(lastName);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(lastName).toHaveFocus();
    expect(lastName).toHaveAccessibleDescription('Enter your last name.');
    expect(callsTo('update')).toEqual([]);
  });

  it('changes the password, and shows which one was wrong', async () => {
    const { user } = await openAccount();
    api.responses['POST /api/vocal/auth/changePassword'] = problem(422, 'invalid', 'x', [
      { pointer: '/oldPassword', message: 'This password is wrong.' },
    ]);
    const old = screen.getByLabelText('Current password');
    await user.type(old, 'wrong');
    await user.type(screen.getByLabelText('New password'), 'a lamp at dawn');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(old).toHaveFocus());
    expect(old).toHaveAccessibleDescription('This password is wrong.');
    api.responses['POST /api/vocal/auth/changePassword'] = done;
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Password changed\./)).toBeInTheDocument();
    expect(old).toHaveValue('');
  });

  it('changes the email address by a link to the new one', async () => {
    const { user } = await openAccount();
    const email = screen.getByRole('textbox', { name: 'New email address' });
    await user.type(email, 'ada@next.example');
    await user.type(screen.getByLabelText('Your Vocal password'), 'wrong');
    api.responses['POST /api/vocal/auth/changeEmail'] = problem(422, 'invalid', 'x', [
      { pointer: '/password', message: 'This password is wrong.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    const password = screen.getByLabelText('Your Vocal password');
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveAccessibleDescription('This password is wrong.');
    api.responses['POST /api/vocal/auth/changeEmail'] = done;
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText(/^We sent a link to ada@next\.example\./)).toBeInTheDocument();
    expect(callsTo('changeEmail').at(-1)).toEqual({ email: 'ada@next.example', password: 'wrong' });
  });

  it('asks for the confirmation of the email address, and sends the link again', async () => {
    api = fakeApi({ ...writer, isEmailConfirmed: false });
    const { user } = openVocal('/vocal/account');
    expect(await screen.findByText(/^We sent a link to ada@example\.com\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We could not send the link. Try again in a few minutes.')).toBeInTheDocument();
    api.responses['POST /api/vocal/auth/sendConfirmation'] = done;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A new link is on its way.')).toBeInTheDocument();
  });

  it('removes the picture, which shows in the header until then', async () => {
    api = fakeApi({ ...writer, image: { public_id: 'uploads/ada', width: 200, height: 200 } });
    const { user, container } = openVocal('/vocal/account');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    expect(container.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('uploads/ada'));
    api.responses['POST /api/vocal/auth/update'] = { status: 200, body: { success: true, user: writer } };
    await user.click(remove);
    expect(await screen.findByText('Picture removed.')).toBeInTheDocument();
    expect(container.querySelector('header img')).toBeNull();
    expect(callsTo('update')).toEqual([{ id: 'user-1', avatar: null }]);
  });

  it('lists the signed-in browsers, and signs one out', async () => {
    const { user } = await openAccount();
    const [here, other] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('Firefox on Linux');
    expect(within(here as HTMLElement).getByText('This browser')).toBeInTheDocument();
    expect(other).toHaveTextContent('Unknown browser');
    api.responses['POST /api/vocal/auth/endSessions'] = done;
    await user.click(screen.getByRole('button', { name: 'Sign out Unknown browser' }));
    expect(await screen.findByText('Signed out.')).toBeInTheDocument();
    expect(callsTo('endSessions')).toEqual([{ id: 'b' }]);
  });

  it('offers the list again when it does not load', async () => {
    const response = api.responses['GET /api/vocal/auth/sessions'];
    api.responses['GET /api/vocal/auth/sessions'] = problem(503, 'unavailable', 'x');
    const { user } = await openAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the list.');
    if (response) api.responses['GET /api/vocal/auth/sessions'] = response;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  const iban = 'DE89 3704 0044 0532 0130 00';
  const money = (available: number, held: number, pending = 0) => {
    const [availableMoney, heldMoney, pendingMoney] = [available, held, pending].map(exactMoney);
    const body = { success: true, available: availableMoney, held: heldMoney, pending: pendingMoney };
    api.responses['GET /api/vocal/user/balance'] = { status: 200, body };
  };
  const openDeletion = async () => {
    const { user } = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Delete account…' }));
    return { user, submit: () => user.click(screen.getByRole('button', { name: 'Delete my account' })) };
  };
  const deleted = (payout: object | null, givenUp: number) => {
    const body = { success: true, payout, givenUp: exactMoney(givenUp) };
    api.responses['POST /api/vocal/auth/deleteAccount'] = { status: 200, body };
  };

  it('deletes the account after the password, with the chosen fate of posts', async () => {
    money(0, 0);
    const { user, submit } = await openDeletion();
    await user.click(screen.getByRole('radio', { name: /^Unpublish my posts/ }));
    await submit();
    const password = screen.getByLabelText('Your password, to confirm');
    expect(password).toHaveFocus();
    deleted(null, 0);
    await user.type(password, 'little-women');
    await submit();
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leave Vocal' })).toHaveAttribute('href', '/auth');
    expect(callsTo('deleteAccount')).toEqual([{ password: 'little-women', posts: 'unpublish', givesUp: 0 }]);
  });

  it('pays the last money out, and says where it goes and what is given up', async () => {
    money(1_203_800, 3_800);
    const { user, submit } = await openDeletion();
    expect(await screen.findByRole('radio', { name: /^Pay out 1.20 USD/ })).toBeChecked();
    await submit();
    expect(screen.getByLabelText('Account for payouts')).toHaveFocus();
    await user.type(screen.getByLabelText('Account for payouts'), iban);
    await user.click(screen.getByRole('checkbox', { name: 'I give up 0.0038 USD.' }));
    await user.type(screen.getByLabelText('Your password, to confirm'), 'little-women');
    deleted({ id: '7', amount: exactMoney(1_200_000), address: '•••• 3000' }, 7_600);
    await submit();
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(screen.getByText(/^We will pay 1.20 USD to •••• 3000\./)).toBeVisible();
    expect(screen.getByText('You gave up 0.0076 USD.')).toBeVisible();
    const sent = { password: 'little-women', posts: 'keep', payOut: { address: iban }, givesUp: 3_800 };
    expect(callsTo('deleteAccount')).toEqual([sent]);
  });

  it('gives money up only after the exact amount is confirmed', async () => {
    money(41_980_000, 0);
    const { user, submit } = await openDeletion();
    await user.click(await screen.findByRole('radio', { name: /^Give up 41.98 USD/ }));
    await user.type(screen.getByLabelText('Your password, to confirm'), 'little-women');
    await submit();
    const promise = screen.getByRole('checkbox', { name: 'I give up 41.98 USD.' });
    expect(promise).toHaveAccessibleDescription('Confirm the amount you give up.');
    expect(callsTo('deleteAccount')).toEqual([]);
    await user.click(promise);
    money(41_983_800, 0);
    api.responses['POST /api/vocal/auth/deleteAccount'] = problem(409, 'balance-changed', 'It is more now.');
    await submit();
    expect(await screen.findByText('It is more now.')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'I give up 41.9838 USD.' })).not.toBeChecked();
  });

  it('says that a payout on its way still arrives', async () => {
    money(500_000, 0, 36_000_000);
    await openDeletion();
    expect(await screen.findByText('36.00 USD is already on its way and will still arrive.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Pay / })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'I give up 0.50 USD.' })).toBeVisible();
  });
});
