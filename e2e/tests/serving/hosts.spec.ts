import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, test } from '@playwright/test';
import { originOf, ports } from '../../network/addresses.ts';

test('the bare host is marquee, an unknown one is a 404 and never a guess', async () => {
  const bare = await askSite(`http://localhost:${ports.production}/`);
  expect(bare.body.toString()).toContain('data-site="marquee"');
  const unknown = await askSite(`http://nothing.localhost:${ports.production}/`);
  expect(unknown.status).toBe(404);
  const headers = { 'x-forwarded-host': 'beat.localhost' };
  const forwarded = await askSite(`http://localhost:${ports.production}/`, { headers });
  expect(forwarded.body.toString()).toContain('data-site="marquee"');
});

for (const [requested, canonical] of [
  ['/page/1', '/'],
  ['/ABOUT', '/about'],
  ['/about/', '/about'],
] as const) {
  test(`${requested} redirects to ${canonical}`, async () => {
    const { status, headers } = await askSite(originOf('beat') + requested);
    expect([status, headers.location]).toEqual([301, canonical]);
  });
}

test('on a reader host sign-in and the creator platform hand over to the creator host', async () => {
  for (const [path, location] of [
    ['/auth', '/auth?from=feast'],
    ['/vocal', '/vocal'],
    ['/vocal/posts', '/vocal/posts'],
  ] as const) {
    const { status, headers } = await askSite(originOf('feast') + path);
    expect([status, headers.location]).toEqual([302, originOf('vocal') + location]);
  }
});

test('a page that has not changed is not sent again', async () => {
  const first = await askSite(`${originOf('omni')}/`);
  const again = await askSite(`${originOf('omni')}/`, { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

for (const [path, status] of [
  [`/${'a'.repeat(3_000)}`, 414],
  ['/%', 400],
  ['/%00', 400],
  ['/page/0', 404],
  ['/page/99999', 404],
  ['/page/many', 404],
  ['/a/b/c/d', 404],
  ['/api/internal/purges', 404],
  ['/_catalogue', 404],
  ['/assets/shell/../../etc/passwd', 400],
  ['/assets/mf-post/0.0.0/remoteEntry.js', 404],
] as const) {
  test(`${path.slice(0, 40)} gets ${status}`, async () => {
    expect((await askSite(originOf('potent') + path)).status).toBe(status);
  });
}

test('a page takes no POST', async () => {
  const { status, headers } = await askSite(`${originOf('potent')}/`, { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
