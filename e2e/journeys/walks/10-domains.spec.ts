import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { askPublic } from '../people/askPublic.ts';
import { readAsAPerson } from '../people/readAsAPerson.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import type { Topology } from '../topology/Topology.ts';

/** A request to the name that the operator gives to beat. */
const askOwn = ({ ownAddress }: Topology, path: string) => askPublic(ownAddress, 'www', path);

/** Statuses of the own name at the servers of both nodes, whichever nginx would ask. */
async function statusesAtNodes({ ownAddress, nodes }: Topology): Promise<number[]> {
  const ask = (port: number) => askSite(`http://www.${ownAddress.domain}:${port}/`);
  return Promise.all(nodes.map(async ({ settings }) => (await ask(settings.port)).status));
}

async function tlsStatus(name: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${journeyPorts.firstMetrics}/tls?domain=${name}`)).status;
}

journey('an operator gives a site a domain of its own, and takes it away', async ({ installation, browser }) => {
  const { topology, moderator, posts } = installation;
  const operator = topology.terminal();
  const post = posts.find(({ site }) => site === 'beat');
  if (!post) throw new Error('The installation has no post on beat.');
  const { domain, port } = topology.ownAddress;
  const name = `www.${domain}`;
  const own = `https://${name}:${port}`;
  const former = `https://beat.${topology.address.domain}:${port}`;
  expect(await statusesAtNodes(topology)).toEqual([404, 404]);
  expect((await topology.ask('feast', '/')).text).toContain(former);
  expect(await tlsStatus(name)).toBe(404);

  await operator.run('npm run marquee -- host add beat www.beat.example', { values: { 'www.beat.example': name } });
  const addedAt = Date.now();
  await expect.poll(() => statusesAtNodes(topology), { intervals: [50] }).toEqual([200, 200]);
  journey
    .info()
    .annotations.push({ type: 'host served on both nodes after', description: `${Date.now() - addedAt} ms` });

  const page = await askOwn(topology, post.path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<link rel="canonical" href="${own}${post.path}"`);
  expect(page.text).toContain(`property="og:url" content="${own}${post.path}"`);
  expect(page.text).not.toContain(former);
  for (const path of ['/feed.xml', '/feed.atom', '/feed.json', '/sitemap.xml', '/robots.txt', '/llms.txt']) {
    const { status, text } = await askOwn(topology, path);
    expect([path, status, text.includes(own), text.includes(former)]).toEqual([path, 200, true, false]);
  }
  const redirected = await topology.ask('beat', `${post.path}?from=newsletter`);
  expect([redirected.status, redirected.headers.location]).toEqual([301, `${own}${post.path}?from=newsletter`]);
  const sister = await topology.ask('feast', '/');
  expect([sister.text.includes(own), sister.text.includes(former)]).toEqual([true, false]);
  const platform = await askOwn(topology, '/vocal/posts');
  expect(platform.headers.location).toBe(`https://vocal.${topology.address.domain}:${port}/vocal/posts`);
  expect((await askPublic(topology.ownAddress, 'stranger', '/')).status).toBe(404);
  const certified = await Promise.all([name, `beat.${topology.address.domain}`, `x.${domain}`].map(tlsStatus));
  expect(certified).toEqual([200, 200, 404]);

  const reads = async () => {
    const counted = `select count(*) from impressions where post_id = ${post.id} and rejection is null`;
    return Number(await topology.postgres.query(counted, 'marquee'));
  };
  const before = await reads();
  await readAsAPerson(browser, topology.ownAddress, 'www', post.path);
  await expect.poll(reads, { timeout: 60_000 }).toBe(before + 1);
  await moderator.signIn();

  // A server starts and serves the name without its api.
  await topology.first.api.stop();
  await topology.first.restartServer();
  expect((await statusesAtNodes(topology))[0]).toBe(200);
  await topology.first.startApi();

  await operator.run('npm run marquee -- host list');
  await operator.run('npm run marquee -- host remove www.beat.example', { values: { 'www.beat.example': name } });
  await expect.poll(() => statusesAtNodes(topology)).toEqual([404, 404]);
  const again = await topology.ask('beat', post.path);
  expect([again.status, again.text.includes(own)]).toEqual([200, false]);
});
