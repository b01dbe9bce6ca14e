import { expect, test } from '@playwright/test';
import { originOf, ports } from '../network/addresses.ts';

test('the bare host is marquee, an unknown one is a 404 and never a guess', async ({ request }) => {
  const bare = await request.get(`http://localhost:${ports.production}/`);
  expect(await bare.text()).toContain('data-site="marquee"');
  const unknown = await request.get(`http://nothing.localhost:${ports.production}/`);
  expect(unknown.status()).toBe(404);
  const forwarded = await request.get(`http://localhost:${ports.production}/`, {
    headers: { 'x-forwarded-host': 'beat.localhost' },
  });
  expect(await forwarded.text()).toContain('data-site="marquee"');
});

test('addresses in another form redirect once to the canonical one', async ({ request }) => {
  for (const [asked, canonical] of [
    ['/page/1', '/'],
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
  ] as const) {
    const response = await request.get(originOf('beat') + asked, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, canonical]);
  }
});

test('on a reader host sign-in and the creator platform hand over to the creator host', async ({ request }) => {
  for (const path of ['/auth', '/vocal', '/vocal/posts']) {
    const response = await request.get(originOf('feast') + path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(originOf('vocal') + path);
  }
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get(originOf('omni'));
  const again = await request.get(originOf('omni'), { headers: { 'if-none-match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('odd requests get a clear answer below 500', async ({ request }) => {
  const asked: [string, number][] = [
    [`/${'a'.repeat(3_000)}`, 414],
    ['/%', 400],
    ['/%00', 404],
    ['/page/0', 404],
    ['/page/99999', 404],
    ['/page/many', 404],
    ['/a/b/c/d', 404],
    ['/api/internal/purges', 404],
    ['/assets/shell/../../etc/passwd', 404],
  ];
  for (const [path, status] of asked) {
    const response = await request.get(originOf('potent') + path, { maxRedirects: 0 });
    expect([path.slice(0, 40), response.status()]).toEqual([path.slice(0, 40), status]);
  }
  const posted = await request.post(originOf('potent'));
  expect(posted.status()).toBe(405);
});
