import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findToken } from './TokenService.ts';
import { ReleaseFixture } from './testing/ReleaseFixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await ReleaseFixture.open();
});
afterEach(() => fixture.close());

const add = (name: string) => fixture.tokens.add(name, ['mf-post'], 'operator@here');

describe('a token', () => {
  test('is shown once, stored as a hash, and valid for the named parts', async () => {
    const secret = await add('post');
    expect(secret).toMatch(/^marquee_[\w-]{43}$/);
    expect(JSON.stringify(await fixture.service.log(0))).not.toContain(secret);
    expect(findToken(await fixture.service.state(), secret)).toMatchObject({ name: 'post', parts: ['mf-post'] });
    expect(findToken(await fixture.service.state(), `${secret}x`)).toBeNull();
  });

  test('is refused once it is revoked', async () => {
    const secret = await add('post');
    await fixture.tokens.revoke('post', 'operator@here');
    expect(findToken(await fixture.service.state(), secret)).toBeNull();
    await expect(fixture.tokens.revoke('post', 'operator@here')).rejects.toMatchObject({ code: 'no-token' });
  });

  test("has a unique name, unlike the operator's or the machine's", async () => {
    await add('post');
    await expect(add('post')).rejects.toMatchObject({ code: 'token-exists' });
    for (const name of ['operator', 'automatic', 'operator@here', '', 'Post <b>'])
      await expect(add(name)).rejects.toMatchObject({ code: 'token-name' });
  });
});
