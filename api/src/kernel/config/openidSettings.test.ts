import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const client = { OPENID_CLIENT_ID: 'vocal', OPENID_CLIENT_SECRET: 'secret' };
const https = { ...client, OPENID_ISSUER: 'https://id.example' };

describe('the settings of the OpenID provider', () => {
  test('are null without an issuer', () => {
    expect(readConfig(client).openid).toBeNull();
  });

  test('map values of a claim to roles for a site or all sites', () => {
    const { openid } = readConfig({
      ...https,
      OPENID_ROLES: 'newsroom=editor:beat, cn=money=accountant',
      OPENID_FACTOR_VALUES: 'mfa, otp',
    });
    expect(openid).toMatchObject({ scope: 'openid email profile', rolesClaim: 'groups', factorValues: ['mfa', 'otp'] });
    expect(openid?.roles).toEqual([
      { value: 'newsroom', role: 'editor', site: 'beat' },
      { value: 'cn=money', role: 'accountant', site: null },
    ]);
    expect(openid?.label).toBe('Sign in with your organization');
  });

  test.each([
    [{ OPENID_ISSUER: 'http://id.example' }, 'OPENID_ISSUER'],
    [{ OPENID_ISSUER: 'id.example' }, 'OPENID_ISSUER'],
    [{ OPENID_ROLES: 'newsroom=boss' }, 'OPENID_ROLES'],
    [{ OPENID_ROLES: 'newsroom=editor:no where' }, 'OPENID_ROLES'],
    [{ OPENID_ROLES: '=editor' }, 'OPENID_ROLES'],
    [{ OPENID_CLIENT_SECRET: '' }, 'OPENID_CLIENT_SECRET'],
    [{ SECOND_FACTOR_ROLES: 'editor,boss' }, 'SECOND_FACTOR_ROLES'],
  ])('refuse %p', (wrong, name) => {
    expect(() => readConfig({ ...https, ...wrong })).toThrow(name);
  });
});

test('roles that need a second factor are separated by commas', () => {
  expect(readConfig({}).secondFactorRoles).toEqual([]);
  expect(readConfig({ SECOND_FACTOR_ROLES: 'editor, administrator' }).secondFactorRoles).toEqual([
    'editor',
    'administrator',
  ]);
});
