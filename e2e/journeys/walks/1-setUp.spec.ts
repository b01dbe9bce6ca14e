import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { wordsBesideMarks } from '../people/Person.ts';

journey('the first posts are on both nodes, without any of the demo', async ({ installation }) => {
  const { topology, posts } = installation;
  for (const { site, path, title } of posts) {
    for (const node of topology.nodes) {
      const response = await fetch(`http://127.0.0.1:${node.settings.port}/healthz`);
      expect(response.status).toBe(200);
    }
    await expect.poll(async () => (await topology.ask(site, path)).text).toContain(title);
    await expect.poll(async () => (await topology.ask(site, '/')).text).toContain(title);
    const list = JSON.parse((await topology.ask(site, '/api/posts/list')).text) as { total: number };
    expect(list.total).toBe(1);
  }
});

journey('pages name https addresses, and cookies are for https only', async ({ installation }) => {
  const { topology, moderator } = installation;
  const { domain, port } = topology.address;
  const page = await topology.ask('beat', '/');
  expect(page.text).toContain(`<link rel="canonical" href="https://beat.${domain}:${port}/"`);
  expect(page.headers['strict-transport-security']).toBeDefined();
  const { email, password } = moderator.account;
  const signedIn = await moderator.call('POST', '/api/vocal/auth/signin', { email, password });
  for (const cookie of signedIn.headers['set-cookie'] ?? []) expect(cookie).toContain('Secure');
});

journey('a reader finds a post by words that stand beside marks', async ({ installation }) => {
  const { topology, posts } = installation;
  for (const { site, title } of posts)
    for (const word of wordsBesideMarks)
      expect((await topology.ask(site, `/search/${encodeURIComponent(word)}`)).text, word).toContain(title);
});

journey('a stranger gets nothing of what is for operators', async ({ installation }) => {
  const { topology } = installation;
  for (const [urlPath, status] of [
    ['/_marquee/api/status', 401],
    ['/metrics', 404],
    ['/api/internal/ticketKey', 404],
    ['/api/vocal/posts', 404],
  ] as const)
    expect((await topology.ask('beat', urlPath)).status, urlPath).toBe(status);
  const health = JSON.parse((await topology.ask('beat', '/healthz')).text) as object;
  expect(health).toEqual({ status: 'ok' });
});
