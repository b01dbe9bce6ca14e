import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hashToken } from '@marquee/releases/service/TokenService.ts';
import { openTestServer, operatorToken, type TestServer } from '../testing/openTestServer.ts';
import { hiddenIn, statusPageCalls, textOf } from '../testing/statusPageCalls.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());
const { submit, signIn, page } = statusPageCalls(() => server.app);

describe('signing in', () => {
  test('shows a form on any host, and nothing about releases, without a session', async () => {
    const response = await server.app.inject({ url: '/_marquee', headers: { host: 'elsewhere.example' } });
    expect(response.statusCode).toBe(200);
    expect(textOf(response.body)).toContain('Token');
    expect(response.body).not.toContain('mf-post');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(response.headers['content-security-policy']).not.toMatch(/script|unsafe/);
  });

  test('sets a strict cookie for these pages only, which is not the token', async () => {
    const response = await submit('sign-in', { token: operatorToken });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/_marquee']);
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/_marquee; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const kept = JSON.stringify([...(await server.fixture.service.state()).sessions]);
    for (const secret of [operatorToken, hashToken(operatorToken)]) {
      expect(cookie).not.toContain(secret);
      expect(Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString()).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
    expect(kept).not.toContain(cookie.split(/[=;]/)[1]);
  });

  test('is refused with a wrong token or from another site', async () => {
    const wrong = await submit('sign-in', { token: 'wrong' });
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(textOf(wrong.body)).toContain('That is not a valid token.');
    const elsewhere = await submit('sign-in', { token: operatorToken }, { 'sec-fetch-site': 'cross-site' });
    expect([elsewhere.statusCode, elsewhere.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('is possible with a right token after many wrong ones from the same address', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await submit('sign-in', { token: 'wrong' });
    expect((await submit('sign-in', { token: 'wrong' })).statusCode).toBe(429);
    expect((await submit('sign-in', { token: operatorToken })).statusCode).toBe(303);
  });

  test('lasts twelve hours, but no longer than the token', async () => {
    const cookie = await signIn();
    const secret = await server.addTeamToken();
    const team = await signIn(secret);
    expect((await page(team)).body).toContain('Signed in as post');
    await server.fixture.tokens.revoke('post', 'operator@here');
    expect((await page(team)).body).not.toContain('Signed in');
    server.fixture.now += 12 * 3_600_000 - 1;
    expect((await page(cookie)).body).toContain('Signed in as operator');
    server.fixture.now += 1;
    expect((await page(cookie)).body).not.toContain('Signed in');
  });

  test('cannot be forged by a changed cookie', async () => {
    const [name = '', value = ''] = (await signIn()).split('=');
    const [known = ''] = [...(await server.fixture.service.state()).sessions.keys()];
    for (const forged of [`${value}x`, value.slice(1), known, '', '__proto__'])
      expect((await page(`${name}=${forged}`)).body).not.toContain('Signed in');
  });

  test('ends by signing out', async () => {
    const cookie = await signIn();
    const form = hiddenIn((await page(cookie)).body, 'form');
    const response = await submit('sign-out', { form }, { cookie });
    expect(response.headers['set-cookie']).toMatch(/^marquee_operations=; .*Max-Age=0$/);
    // The cookie must also be invalid in any copy of it.
    expect((await page(cookie)).body).not.toContain('Signed in');
  });
});
