import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LookStore } from '@marquee/releases/gate/looks/LookStore.ts';
import { overrideMs, startOverride } from '@marquee/releases/overrides/overrideDecisions.ts';
import { prepare, recordResult } from '@marquee/releases/registry/decisions.ts';
import { liveSet, preparation } from '@marquee/releases/registry/registryState.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { passedResult, refusedResult, versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { newStep } from '../../counts/CountStep.ts';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';
import { openTestServer, operatorToken, type TestServer } from '../testing/openTestServer.ts';
import { statusPageCalls, textOf } from '../testing/statusPageCalls.ts';

const none: ServedCounts = { nodes: [], steps: [], pages: {}, sessions: {}, errors: {}, reports: [], since: 0 };
const counts: ServedCounts = { ...none };
let server: TestServer;
beforeEach(async () => {
  Object.assign(counts, { ...none, since: Date.parse('2026-11-21T09:55:00Z') });
  server = await openTestServer({ operatorToken, counts });
});
afterEach(() => server.close());
const { signIn, page } = statusPageCalls(() => server.app);

describe('the page', () => {
  test("shows each part's version, since when it runs, and its actor", async () => {
    await server.fixture.release('second');
    server.fixture.now += 3 * 60_000;
    const text = textOf((await page(await signIn())).body);
    expect(text).toContain(`mf-post ${versionOf('second')} Live since 21 Nov 2026, 10:00 UTC (3 minutes ago), by post`);
    expect(text).toContain(`A rollback leads to: ${versionOf('first')}`);
    expect(text).toContain('node-1, worker 4711, has made this page.');
  });

  test('shows readers and pages of each set, and errors by release with their messages', async () => {
    await server.fixture.release('second', { percent: 10 });
    const live = liveSet(await server.fixture.service.state());
    if (!live) throw new Error('Nothing is live');
    const canary = { ...live, 'mf-post': versionOf('second') };
    counts.pages = { [releaseSetName(live)]: 1_900, [releaseSetName(canary)]: 230 };
    counts.sessions = { [releaseSetName(live)]: 900, [releaseSetName(canary)]: 100 };
    counts.errors = { [`mf-post@${versionOf('second')}`]: 7 };
    counts.reports = [
      {
        node: 'node-2-3000',
        at: Date.parse('2026-11-21T09:59:00Z'),
        release: `mf-post@${versionOf('second')}`,
        kind: 'browser',
        message: "Cannot read <b>'key'</b> of null",
        page: 'beat.localhost/a-post',
        times: 9,
      },
    ];
    const { body } = await page(await signIn());
    const text = textOf(body);
    expect(text).toMatch(/Live [\w.]+ 900 90% 1,900/);
    expect(text).toMatch(new RegExp(`With canary mf-post@${versionOf('second')} [\\w.]+ 100 10% 230`));
    expect(text).toContain(`mf-post@${versionOf('second')} 7`);
    expect(text).toContain('1 minute ago, in a browser, beat.localhost/a-post, heard by node-2-3000, 9 times');
    expect(body).toContain('Cannot read &lt;b&gt;&#39;key&#39;&lt;/b&gt; of null');
  });

  test('shows the set that each node serves, and marks one that does not serve the live set', async () => {
    const before = liveSet(await server.fixture.service.state());
    await server.fixture.release('second');
    const live = liveSet(await server.fixture.service.state());
    const node = {
      pid: 12,
      since: Date.parse('2026-11-21T09:00:00Z'),
      at: 0,
      canaries: [],
      workers: 2,
      deaths: 0,
      errors: 0,
    };
    counts.nodes = [
      { ...node, node: 'one-3000', set: live, pages: 1_234 },
      { ...node, node: 'two-3000', set: before, pages: 5, deaths: 3, server: '0.1.0-0123456789' },
    ];
    const text = textOf((await page(await signIn())).body);
    expect(text).toMatch(/one-3000 process 12, since 1 hour ago Live [\w.]+ 2 1,234 0/);
    expect(text).toContain('2 3 died 5 0');
    expect(text).toContain(
      `two-3000 process 12, since 1 hour ago, server 0.1.0-0123456789 not the live set With mf-post@${versionOf('first')}: it follows within seconds`,
    );
  });

  test('shows signed-in operators the pictures of pages that look different', async () => {
    const release = `mf-post@${versionOf('second')}`;
    const [before, after, marked] = ['before', 'after', 'marked'].map((text) => Buffer.from(text)) as Buffer[];
    const difference = { pixels: 90, share: 0.012, marked: marked ?? Buffer.alloc(0) };
    const place = { site: 'beat', path: '/a-post', width: 375 } as const;
    await new LookStore(path.join(server.fixture.folder, 'looks')).write(release, {
      ...{ against: versionOf('first'), pictures: 40 },
      pages: [{ ...place, before: before ?? Buffer.alloc(0), after: after ?? Buffer.alloc(0), difference }],
    });
    const address = `/_marquee/looks/mf-post/${versionOf('second')}`;
    const cookie = await signIn();
    const { body } = await page(cookie, address);
    expect(textOf(body)).toContain('1 of 40 pictures differ. If they are meant, release it again with --accept looks.');
    expect(textOf(body)).toContain('beat/a-post, 375 px wide 1.2% of it differs');
    const picture = await page(cookie, `${address}/0-after.png`);
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([200, 'image/png', 'after']);
    expect((await page('', address)).statusCode).toBe(401);
    expect((await page('', `${address}/0-after.png`)).statusCode).toBe(401);
    for (const wrong of [`${address}/1-after.png`, `${address}/0-looks.json`, '/_marquee/looks/mf-post/..%2f..%2fkeys'])
      expect((await page(cookie, wrong)).statusCode).toBe(404);
  });

  test('shows a canary beside the live version', async () => {
    const { service } = server.fixture;
    const { from, manifest } = await server.fixture.build('second');
    const before = liveSet(await service.state());
    await service.release(from, manifest, { actor: 'post', report: () => undefined, percent: 10 });
    const [live = '', canary = ''] = [before, before && { ...before, 'mf-post': manifest.version }].map(
      (set) => set && releaseSetName(set),
    ) as string[];
    counts.steps = [
      {
        ...newStep(server.fixture.now),
        pages: { [live]: 900, [canary]: 100 },
        errors: { [`mf-post@${manifest.version}`]: 2 },
        renders: { [`mf-post/${canary}`]: 10 },
        renderMs: { [`mf-post/${canary}`]: 120 },
        compared: { [`mf-post/${canary}`]: 40 },
        emptied: { [`mf-post/${canary}`]: 3 },
        heapBytes: { [live]: 80_000_000, [canary]: 95_000_000 },
      },
    ];
    const text = textOf((await page(await signIn())).body);
    expect(text).toContain(
      'Figure Canary Live Pages 100 900 With an error 2% 0% Failed on the server 0% 0% To render 12 ms – Without their content 3 of 40 – Memory 95 MB 80 MB',
    );
  });

  test('shows how far each node is with the set that is about to go live', async () => {
    const { service, releases } = server.fixture;
    const live = liveSet(await service.state());
    const { from, manifest } = await server.fixture.build('second');
    await releases.publish(from, manifest, 'post');
    await releases.registry.write('post', recordResult('mf-post', manifest.version, passedResult));
    await releases.registry.write('post', prepare('mf-post', manifest.version));
    const { since = '' } = preparation(await service.state(), server.fixture.now) ?? {};
    const node = { pid: 12, since: 0, at: 0, set: live, canaries: [], workers: 2, deaths: 0, pages: 0, errors: 0 };
    counts.nodes = [
      { ...node, node: 'one-3000', prepared: { set: '', since, problem: null } },
      { ...node, node: 'two-3000', prepared: { set: '', since, problem: 'PostPage throws' } },
      { ...node, node: 'three-3000', prepared: null },
    ];
    const name = `With mf-post@${manifest.version}`;
    const text = textOf((await page(await signIn())).body);
    for (const sentence of [`ready ${name}`, `does not start ${name}: PostPage throws`, `starting ${name}`])
      expect(text).toContain(sentence);
  });

  test('shows when a canary grows, and entries of the log that cannot be read', async () => {
    const { releases, service } = server.fixture;
    const { from, manifest } = await server.fixture.build('second');
    const plan = { stages: [5, 50, 100], everyMinutes: 10 };
    await service.release(from, manifest, { actor: 'post', report: () => undefined, plan });
    const { seq } = await releases.registry.read();
    const file = `${String(seq + 1).padStart(10, '0')}.json`;
    await writeFile(path.join(server.fixture.folder, 'registry', file), '{"seq":');
    const text = textOf((await page(await signIn())).body);
    expect(text).toContain('Canary, 5 % of the readers');
    expect(text).toContain('50 % follow 10 minutes after that, once 20 pages were read with it and nothing was found.');
    expect(text).toContain(`Entry ${seq + 1} of the log cannot be read`);
  });

  test("shows releases with sizes and the gate's result, and escapes outside texts", async () => {
    server.fixture.result = refusedResult;
    const { from, manifest } = await server.fixture.build('bad');
    const hostile = { ...manifest, commit: '"><img src=x onerror=alert(1)>' };
    const request = { actor: 'post', report: () => undefined };
    await expect(server.fixture.service.release(from, hostile, request)).rejects.toMatchObject({ code: 'refused' });
    const { body } = await page(await signIn());
    expect(textOf(body)).toContain(`${versionOf('bad')} refused 34.5 kB`);
    expect(body).toContain('PostPage throws &lt;TypeError&gt; &amp; more');
    expect(body).not.toContain('<img');
    expect(body).not.toMatch(/<TypeError|onerror=alert\(1\)>|<script| style=/);
  });

  test('names the developers with an override, and its end', async () => {
    const { releases } = server.fixture;
    const version = (await releases.registry.read()).parts['mf-post'].live ?? '';
    const override = { part: 'mf-post', version, developer: 'ada@desk', actor: 'post' } as const;
    await releases.registry.write('post', startOverride(override, 'a1', server.fixture.now));
    const cookie = await signIn();
    expect(textOf((await page(cookie)).body)).toContain(`ada@desk reads with mf-post@${version} until`);
    server.fixture.now += overrideMs;
    expect(textOf((await page(await signIn())).body)).not.toContain('ada@desk reads');
  });

  test('shows the latest log entries in words, newest first', async () => {
    await server.fixture.release('second');
    const text = textOf((await page(await signIn())).body);
    expect(text).toMatch(
      /post made mf-post@\S+ live .*post had mf-post@\S+ judged: it passed .*post published mf-post@/,
    );
  });
});
