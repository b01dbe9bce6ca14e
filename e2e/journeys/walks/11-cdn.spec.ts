import { openReleases } from '@marquee/releases/openReleases.ts';
import { abort } from '@marquee/releases/registry/decisions.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { Varnish } from '@marquee/tools/network/production/Varnish.ts';
import { startUnevaluatedCanary } from '@marquee/tools/network/unevaluatedCanary.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import type { PublicRequest, PublicResponse } from '../people/askPublic.ts';
import { publish } from '../people/publish.ts';
import { readAsAPerson } from '../people/readAsAPerson.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import { Relay } from '../topology/Relay.ts';
import { Topology } from '../topology/Topology.ts';

/** Time to wait for a published post on the front page, in milliseconds. The journey prints the times. */
const patienceMs = 15_000;

const isHit = ({ headers }: PublicResponse) => String(headers['cache-status']).endsWith('varnish; hit');

journey.describe('an operator puts Varnish between nginx and the nodes', () => {
  const relay = new Relay(journeyPorts.purgeRelay, journeyPorts.varnish);
  /** Undefined if the installation failed. */
  let varnish: Varnish | undefined;

  journey.beforeAll(async ({ installation }) => {
    const { topology } = installation;
    const started = new Varnish({
      folder: topology.folder,
      port: journeyPorts.varnish,
      nodes: [journeyPorts.firstNode, journeyPorts.secondNode],
    });
    varnish = started;
    await relay.start();
    const settings = { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${relay.port}` };
    await started.start();
    for (const node of topology.nodes) await node.changeSettings(settings);
    await topology.putBeforeNodes('varnish');
    // The first purge is of everything.
    const sent = () => topology.postgres.query('select count(sent_id) from cdn_targets', 'marquee');
    await expect.poll(async () => (await sent()).trim(), { timeout: 30_000 }).toBe('1');
  });
  journey.afterAll(async ({ installation }) => {
    const { topology } = installation;
    await topology.putBeforeNodes('none');
    await varnish?.stop();
    await relay.stop();
    for (const node of topology.nodes) await node.changeSettings({ CDN: 'none', CDN_PURGE_URL: '' });
  });

  /** Asks for a page until it comes from the cache. */
  async function stored(topology: Topology, path: string, request?: PublicRequest): Promise<PublicResponse> {
    let page = await topology.ask('beat', path, request);
    await expect
      .poll(
        async () => {
          page = await topology.ask('beat', path, request);
          return isHit(page);
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    return page;
  }

  journey('readers get most pages from it, and each new post at once', async ({ installation }) => {
    const { topology, writer, moderator } = installation;
    const times: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      await stored(topology, '/');
      const title = `Through the cache ${number}`;
      const post = await publish(writer, moderator, 'beat', title);
      const publishedAt = performance.now();
      const isOnFrontPage = async () => (await topology.ask('beat', '/')).text.includes(post.title);
      await expect.poll(isOnFrontPage, { timeout: patienceMs, intervals: [50] }).toBe(true);
      times.push(performance.now() - publishedAt);
      // No node that was slow to notice brings the former page back.
      expect((await stored(topology, '/')).text).toContain(post.title);
    }
    let hits = 0;
    for (let asked = 0; asked < 200; asked += 1) if (isHit(await topology.ask('beat', '/'))) hits += 1;
    console.log(`  New posts after ${times.map((time) => Math.round(time)).join(', ')} ms, ${hits / 2} % hits`);
    expect(hits).toBeGreaterThan(190);
  });

  journey('no ticket, and nothing of one reader, is stored', async ({ installation }) => {
    const { topology, posts, writer } = installation;
    const path = posts[0]?.path ?? '';
    const page = await stored(topology, path);
    expect(page.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
    for (const name of ['server-timing', 'set-cookie', 'surrogate-control', 'xkey', 'x-request-id'])
      expect(page.headers[name]).toBeUndefined();
    const compressed = await stored(topology, path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');

    const dark = await stored(topology, path, { headers: { cookie: 'other=1; scheme=dark' } });
    expect(dark.text).not.toBe(page.text);
    expect((await stored(topology, path)).text).toBe(page.text);

    for (const missing of ['/no-such-post', '/api/posts/list?limit=1', '/_marquee/ticket'])
      for (let asked = 0; asked < 3; asked += 1) expect(isHit(await topology.ask('beat', missing))).toBe(false);
    for (let asked = 0; asked < 3; asked += 1) {
      const vocal = await writer.call('GET', '/vocal');
      expect([vocal.status, isHit(vocal)]).toEqual([200, false]);
    }
  });

  journey('a canary’s readers go past it, and leave it when the canary has ended', async ({ installation }) => {
    const { topology, posts } = installation;
    const path = posts[0]?.path ?? '';
    const live = (await stored(topology, path)).headers['x-release-set'];
    const releases = await openReleases(readServerConfig(topology.operatorEnvironment), () => undefined);
    await startUnevaluatedCanary(releases, (source) => source.replaceAll('Read next', 'Go on with'));
    try {
      /** Asks for a ticket as the script of a post does. @returns the reader's cookies */
      const assign = async () => {
        const { headers } = await topology.ask('beat', '/_marquee/ticket', { method: 'POST' });
        return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
      };
      const isInCanary = (cookie: string) => cookie.includes('canary=1');
      const readers: string[] = [];
      await expect
        .poll(
          async () => {
            readers.push(await assign());
            return readers.filter(isInCanary).length;
          },
          { timeout: 120_000, intervals: [100] },
        )
        .toBe(5);
      for (const cookie of readers) {
        const page = await topology.ask('beat', path, { headers: { cookie } });
        const isOwn = page.headers['x-release-set'] !== live;
        expect([isOwn, page.headers['set-cookie']]).toEqual([isInCanary(cookie), undefined]);
        if (isOwn)
          expect([isHit(page), page.headers['cache-control']]).toEqual([false, expect.stringContaining('private')]);
      }
      expect((await stored(topology, path)).headers['x-release-set']).toBe(live);
    } finally {
      await releases.registry.write('journey', abort('mf-post', 'The journey is over'));
      await releases.registry.close();
    }
    const marked = { headers: { cookie: 'bucket=7; canary=1' } };
    await expect
      .poll(async () => (await topology.ask('beat', path, marked)).headers['set-cookie'], { timeout: 60_000 })
      .toEqual(['canary=; Path=/; Max-Age=0; SameSite=Lax']);
  });

  journey('a read through the cache counts, once', async ({ installation, browser }) => {
    const { topology, writer, moderator } = installation;
    const post = await publish(writer, moderator, 'beat', 'Read through the cache');
    await stored(topology, post.path, { headers: { 'accept-encoding': 'br' } });
    await readAsAPerson(browser, topology.address, 'beat', post.path);
    const results = () =>
      topology.postgres.query(
        `select (select coalesce(sum(views), 0) from post_views where post_id = ${post.id}) || ' ' ||
          (select count(*) from impressions where post_id = ${post.id} and rejection is not null)`,
        'marquee',
      );
    await expect.poll(async () => (await results()).trim(), { timeout: 20_000 }).toBe('1 0');
  });

  journey('strangers purge nothing', async ({ installation }) => {
    const { topology } = installation;
    await stored(topology, '/');
    const refused = await topology.ask('beat', '/', { method: 'PURGE', headers: { 'xkey-purge': 'site:beat' } });
    expect(refused.status).toBe(403);
    expect(isHit(await topology.ask('beat', '/'))).toBe(true);
  });

  journey('purges that it did not take come later, and the operator sees it', async ({ installation }) => {
    const { topology, writer, moderator } = installation;
    await stored(topology, '/');
    relay.behave('refuses');
    const post = await publish(writer, moderator, 'beat', 'While purges were refused');
    const node = `http://beat.news.test:${journeyPorts.firstNode}`;
    const signedIn = await askSite(`${node}/_marquee/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `token=${Topology.operatorToken}`,
    });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const status = async () => String((await askSite(`${node}/_marquee`, { headers: { cookie } })).body);
    await expect.poll(status, { timeout: 20_000 }).toMatch(/varnish 127\.0\.0\.1:\d+[\s\S]*refused/);
    const metrics = await fetch(`http://127.0.0.1:${journeyPorts.firstApi}/metrics`);
    expect(await metrics.text()).toMatch(/cdn_purges_pending\{target="varnish [^"]+"\} [1-9]/);

    relay.behave('passes');
    await expect
      .poll(async () => (await topology.ask('beat', '/')).text.includes(post.title), { timeout: 40_000 })
      .toBe(true);
    await expect.poll(status, { timeout: 20_000 }).toMatch(/varnish 127\.0\.0\.1:\d+[\s\S]*taken/);
  });

  journey('a Varnish that was away comes back empty, and gets purges again', async ({ installation }) => {
    const { topology, writer, moderator } = installation;
    await varnish?.stop();
    await varnish?.start();
    await stored(topology, '/');
    const post = await publish(writer, moderator, 'beat', 'After the restart');
    await expect
      .poll(async () => (await topology.ask('beat', '/')).text.includes(post.title), { timeout: 20_000 })
      .toBe(true);
  });
});
