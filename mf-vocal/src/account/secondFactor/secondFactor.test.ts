import { beforeEach, expect, it } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, within } from '@testing-library/react';
import { openVocal } from '../../testing/openVocal.tsx';

const at = '/api/vocal/auth';
const none = {
  ...{ success: true, hasCodes: false, recoveryCodesLeft: 0, passkeys: [], hasPassword: true },
  ...{ isDemanded: false, isProved: false },
};
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi(ada);
  api.responses[`GET ${at}/sessions`] = ok({ sessions: [] });
  api.responses[`GET ${at}/secondFactor`] = ok(none);
});

async function openSection() {
  const { user } = openVocal('/vocal/account');
  const section = within(await screen.findByRole('region', { name: 'Second factor' }));
  await section.findByRole('heading', { name: 'Authenticator app' });
  return { user, section };
}
const bodiesOf = (call: string) => api.calls.filter(({ path }) => path === `${at}/${call}`).map(({ body }) => body);

it('sets up an app: the password, the QR code, a code, and recovery codes that are shown once', async () => {
  const { user, section } = await openSection();
  await user.click(section.getByRole('button', { name: 'Set up an app' }));
  const password = section.getByLabelText('Your password, to confirm');
  expect(password).toHaveFocus();
  api.responses[`POST ${at}/beginSecondFactor`] = ok({ secret: 'ABCDEFGH', address: 'otpauth://totp/Vocal:ada' });
  await user.type(password, 'correct horse{Enter}');
  expect(await section.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(section.getByText('ABCD EFGH')).toBeInTheDocument();
  const code = section.getByLabelText('Code of the app');
  api.responses[`POST ${at}/confirmSecondFactor`] = problem(422, 'invalid', 'x', [
    { pointer: '/code', message: 'This code is wrong.' },
  ]);
  await user.type(code, '000000{Enter}');
  expect(await section.findByRole('link', { name: 'Code of the app: This code is wrong.' })).toBeInTheDocument();
  api.responses[`POST ${at}/confirmSecondFactor`] = ok({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
  api.responses[`GET ${at}/secondFactor`] = ok({ ...none, hasCodes: true, recoveryCodesLeft: 10, isProved: true });
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await section.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
  await user.click(section.getByRole('button', { name: 'I have kept them' }));
  expect(section.queryByText('aaaa-bbbb')).toBeNull();
  expect(section.getByText(/^On\. .*10 recovery codes left\.$/)).toBeInTheDocument();
  expect(bodiesOf('beginSecondFactor')).toEqual([{ password: 'correct horse' }]);
  expect(bodiesOf('confirmSecondFactor')).toEqual([{ code: '000000' }, { code: '123456' }]);
});

it('turns codes off with the password, or with a code for an account without a password', async () => {
  api.responses[`GET ${at}/secondFactor`] = ok({ ...none, hasCodes: true, recoveryCodesLeft: 1, hasPassword: false });
  const { user, section } = await openSection();
  expect(section.getByText(/1 recovery code left\.$/)).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Turn off codes' }));
  await user.click(section.getByRole('button', { name: 'Turn off codes' }));
  expect(await section.findByRole('alert')).toHaveTextContent('Enter the code of the app.');
  api.responses[`POST ${at}/removeSecondFactor`] = ok({});
  api.responses[`GET ${at}/secondFactor`] = ok(none);
  await user.type(section.getByLabelText('Code of the app'), '123456{Enter}');
  expect(await section.findByText('Codes are off.')).toBeInTheDocument();
  expect(bodiesOf('removeSecondFactor')).toEqual([{ code: '123456' }]);
});

it('leads an account whose role needs a factor to its account page', async () => {
  api.responses['GET /api/currentUser'] = ok({ user: { ...ada, needsSecondFactor: true } });
  api.responses[`GET ${at}/secondFactor`] = ok({ ...none, isDemanded: true });
  openVocal('/vocal/posts');
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your account page' })).toHaveAttribute(
    'href',
    '/vocal/account#vocal-second-factor',
  );
  expect(api.calls.filter(({ path }) => path === '/api/vocal/posts')).toEqual([]);
});

it('says on the account page that the role waits for a factor', async () => {
  api.responses['GET /api/currentUser'] = ok({ user: { ...ada, needsSecondFactor: true } });
  api.responses[`GET ${at}/secondFactor`] = ok({ ...none, isDemanded: true });
  const { section } = await openSection();
  expect(section.getByText(/^Your role needs a second factor\./)).toBeInTheDocument();
});
