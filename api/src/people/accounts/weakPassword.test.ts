import { expect, test } from '@jest/globals';
import { refuseWeakPassword } from './weakPassword.ts';

const check = (password: string) =>
  refuseWeakPassword({ firstName: 'Josephine', lastName: 'March', email: 'jo.march@orchard.example', password });

test.each([
  '1234567890',
  'qwertyuiop',
  'Password123',
  'iloveyou!!!',
  '!!football2026',
  'aaaaaaaaaaaa',
  '1212121212',
  'SUNSHINE-2026',
])('refuses the common password %s', async (password) => {
  const refusal = { status: 422, errors: [{ pointer: '/password', code: 'common-password' }] };
  await expect(check(password)).rejects.toEqual(expect.objectContaining({ status: refusal.status }));
  await expect(check(password)).rejects.toEqual(
    expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/password', code: 'common-password' })] }),
  );
});

test.each([
  'marquee-2026',
  'VocalVocal99',
  'josephine.march',
  'orchard-march-1',
  'jo.march@orchard.example',
  'jo!!marquee',
])('refuses %s, which is easy to guess for this person', async (password) => {
  await expect(check(password)).rejects.toEqual(
    expect.objectContaining({ errors: [expect.objectContaining({ code: 'predictable-password' })] }),
  );
});

test.each([
  'little-women',
  'a vocal minority of lamps',
  'correct horse battery',
  'zx8$kq!mNp',
  '密码密码很长的句子在这里',
  'marquee lights at dawn',
])('accepts %s', async (password) => {
  await expect(check(password)).resolves.toBeUndefined();
});
