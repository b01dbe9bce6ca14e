import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { hiddenIn, statusPageCalls, textOf } from '../testing/statusPageCalls.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());
const { submit, signIn, page } = statusPageCalls(() => server.app);

describe('the buttons', () => {
  const second = versionOf('second');
  const first = versionOf('first');
  const post = async () => (await server.fixture.service.state()).parts['mf-post'];
  async function confirmation(cookie: string, action: string) {
    const { body } = await page(cookie, `/_marquee/confirm?part=mf-post&action=${action}`);
    return {
      text: textOf(body),
      fields: { part: 'mf-post', action, seen: hiddenIn(body, 'seen'), form: hiddenIn(body, 'form') },
    };
  }

  test('ask for confirmation, then roll back and confirm it', async () => {
    await server.fixture.release('second');
    const cookie = await signIn();
    expect((await page(cookie)).body).toContain('href="/_marquee/confirm?part=mf-post&amp;action=rollback"');
    const { text, fields } = await confirmation(cookie, 'rollback');
    expect(text).toContain(`Every reader will get ${first} of mf-post, instead of ${second}`);
    expect((await post()).live).toBe(second);
    const response = await submit('act', fields, { cookie });
    expect(response.statusCode).toBe(303);
    expect((await post()).live).toBe(first);
    const shown = await page(cookie, String(response.headers.location));
    expect(textOf(shown.body)).toContain(`Done: operator rolled back to mf-post@${first}`);
  });

  test('roll back to any version that is kept, with a warning about a withdrawn one', async () => {
    await server.fixture.release('second');
    await server.fixture.release('third');
    await server.fixture.service.rollback('mf-post', { actor: 'post', report: () => undefined });
    const cookie = await signIn();
    const to = (version: string) => `/_marquee/confirm?part=mf-post&action=rollback&version=${version}`;
    const third = versionOf('third');
    for (const version of [first, third])
      expect((await page(cookie)).body).toContain(`href="${to(version).replaceAll('&', '&amp;')}"`);
    expect((await page(cookie)).body).not.toContain(to(second).replaceAll('&', '&amp;'));
    const asked = (await page(cookie, to(third))).body;
    expect(textOf(asked)).toContain('That version was withdrawn before.');
    const fields = { part: 'mf-post', action: 'rollback', version: third };
    await submit('act', { ...fields, seen: hiddenIn(asked, 'seen'), form: hiddenIn(asked, 'form') }, { cookie });
    expect(await post()).toMatchObject({ live: third, rollbackTarget: first });
    expect((await page(cookie, to('0.1.0-0000000000'))).statusCode).toBe(409);
  });

  test('promote a canary, or end it', async () => {
    await server.fixture.release('second', { percent: 10 });
    const cookie = await signIn();
    expect((await confirmation(cookie, 'rollback')).text).toContain('End the canary of mf-post');
    const { fields } = await confirmation(cookie, 'promote');
    await submit('act', fields, { cookie });
    expect(await post()).toMatchObject({ live: second, canary: null });
  });

  test("do nothing without the session's form, from another site, or for an outdated page", async () => {
    await server.fixture.release('second');
    const cookie = await signIn();
    const { fields } = await confirmation(cookie, 'rollback');
    const other = await confirmation(await signIn(), 'rollback');
    expect((await submit('act', { ...fields, form: other.fields.form }, { cookie })).statusCode).toBe(403);
    expect((await submit('act', { ...fields, form: '' }, { cookie })).statusCode).toBe(403);
    expect((await submit('act', fields, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await submit('act', fields)).statusCode).toBe(401);
    expect((await post()).live).toBe(second);
    await server.fixture.release('third');
    const late = await submit('act', fields, { cookie });
    expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringContaining('has moved on')]);
    expect((await post()).live).toBe(versionOf('third'));
  });

  test("of other teams' parts are absent, and their forms do nothing", async () => {
    await server.fixture.release('second');
    const cookie = await signIn(await server.fixture.tokens.add('reader', ['mf-reader'], 'operator@here'));
    const { body } = await page(cookie);
    expect(body).toContain('mf-post');
    expect(body).not.toContain('part=mf-post');
    expect((await page(cookie, '/_marquee/confirm?part=mf-post&action=rollback')).statusCode).toBe(403);
    const fields = { part: 'mf-post', action: 'rollback', seen: second, form: hiddenIn(body, 'form') };
    expect((await submit('act', fields, { cookie })).statusCode).toBe(403);
    expect((await post()).live).toBe(second);
  });
});
