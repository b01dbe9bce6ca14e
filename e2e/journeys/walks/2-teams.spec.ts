import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '@marquee/tools/network/watchPage.ts';
import { expect } from '@playwright/test';
import { Terminal } from '../documents/Terminal.ts';
import { journey } from '../journey.ts';
import { ReaderLoad } from '../load/ReaderLoad.ts';
import { Checkout } from '../topology/Checkout.ts';
import type { Topology } from '../topology/Topology.ts';

/** Member of a team, with an own clone and a token from the operator. `values` replace example values of documents. */
type TeamMember = { checkout: Checkout; terminal: Terminal; values: Record<string, string> };

async function member(topology: Topology, name: string, parts: string): Promise<TeamMember> {
  const added = await topology.terminal().run('npm run release -- token add post-team mf-post', {
    values: { 'post-team': name, 'mf-post': parts },
  });
  const token = added.split('\n').find((line) => /^[\w-]{24,}$/.test(line));
  if (!token) throw new Error(`No token in:\n${added}`);
  const checkout = await Checkout.clone(path.join(topology.folder, name), { hasPackages: true });
  const { domain, port } = topology.address;
  const environment = {
    ...{ PATH: '/usr/local/bin:/usr/bin:/bin', HOME: topology.folder },
    ...{ RELEASE_URL: `https://beat.${domain}:${port}`, RELEASE_TOKEN: token },
    NODE_EXTRA_CA_CERTS: path.join(topology.folder, 'fullchain.pem'),
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../people/resolveToLoopback.mjs')}`,
  };
  const values = { 'https://host': environment.RELEASE_URL, '…': token };
  return { checkout, terminal: new Terminal({ folder: checkout.folder, environment }), values };
}

/** Changes a file of a clone, and commits. */
async function change({ checkout }: TeamMember, file: string, before: string, after: string): Promise<void> {
  const name = path.join(checkout.folder, file);
  const text = await readFile(name, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no “${before}”.`);
  await writeFile(name, text.replaceAll(before, after));
  await checkout.commitAll(`Change ${file}`);
}

const versionIn = (output: string) => /Built [\w-]+@(\S+)/.exec(output)?.[1] ?? 'none';

/** Versions of a part that readers of both nodes get in forty pages. */
async function versionsOf(topology: Topology, part: string, urlPath: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let reader = 0; reader < 40; reader++) {
    const { text } = await topology.ask('beat', urlPath, { from: `127.0.${100 + reader}.9` });
    for (const [, version = ''] of text.matchAll(new RegExp(`/assets/${part}/([^/"]+)/`, 'g'))) found.add(version);
  }
  return found;
}

let post: TeamMember;
let creator: TeamMember;
/** Versions of mf-post in the order in which they went live. */
const versions: string[] = [];
const words = 'mf-post/src/texts.ts';
/** A text of every post, and one that throws while it is rendered. */
const whole = '(minutes: number) =>';
const broken = "(minutes: number) => JSON.parse('no number') +";

/** Version of a part for all readers, as the status of the team reports it. */
async function live({ terminal }: TeamMember, part: string): Promise<string> {
  const output = await terminal.run('npm run release -- status [--json]', { values: { ' [--json]': ' --json' } });
  const status = JSON.parse(output.slice(output.indexOf('\n{'), output.lastIndexOf('\n}') + 2)) as {
    parts: { part: string; live: { version: string } | null }[];
  };
  return status.parts.find((one) => one.part === part)?.live?.version ?? 'none';
}

journey(
  'a team releases from a second clone by its token while another team does, and an old tab goes on',
  async ({ installation, browser }) => {
    const { topology, pages, posts } = installation;
    const tab = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await tab.goto(`https://beat.${topology.address.domain}:${topology.address.port}/`);
    await hydrated(tab);
    post = await member(topology, 'post-team', 'mf-post');
    creator = await member(topology, 'creator-team', 'mf-vocal mf-desk');
    const readers = ReaderLoad.start(topology.address, pages);
    versions.push(await live(post, 'mf-post'));
    await change(post, words, 'Read next:', 'Read on:');
    await change(
      creator,
      'mf-vocal/src/auth/recovery/recoveryTexts.ts',
      'You are signed out of all browsers.',
      'All are signed out.',
    );
    const [released, ofCreator] = await Promise.all([
      post.terminal.run('npm run release -- mf-post'),
      creator.terminal.run('npm run release -- mf-post', { values: { 'mf-post': 'mf-vocal' } }),
    ]);
    versions.push(versionIn(released));
    const { requests, failures } = await readers.end();
    console.log(`  Two releases at once: ${requests} pages, ${failures.length} failed`);
    expect(failures).toEqual([]);
    const [first] = posts;
    await expect
      .poll(() => versionsOf(topology, 'mf-post', first?.path ?? ''), { timeout: 60_000 })
      .toEqual(new Set(versions.slice(1)));
    expect(await live(creator, 'mf-vocal')).toBe(versionIn(ofCreator));
    await tab.getByRole('link', { name: first?.title }).first().click();
    await expect(tab.getByRole('heading', { level: 1, name: first?.title })).toBeVisible();
    await tab.context().close();
  },
);

journey("a mend of the moderators' pages is a release of mf-desk alone", async () => {
  const vocal = await live(creator, 'mf-vocal');
  await change(creator, 'mf-desk/src/review/deskTexts.ts', 'Search titles', 'Search by title');
  const released = await creator.terminal.run('npm run release -- mf-desk');
  expect(await creator.terminal.run('npm run release -- status')).toContain(versionIn(released));
  expect(await live(creator, 'mf-desk')).toBe(versionIn(released));
  expect(await live(creator, 'mf-vocal')).toBe(vocal);
});

journey('a release whose pages throw is refused with its reason, and a part of another team with 403', async () => {
  await change(post, words, whole, broken);
  const refused = await post.terminal.try('npm run release -- mf-post');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('no number');
  expect(await live(post, 'mf-post')).toBe(versions[1]);
  await change(post, words, broken, whole);
  const foreign = await post.terminal.try('npm run release -- mf-post rollback', { values: { 'mf-post': 'mf-vocal' } });
  expect(foreign.code).toBe(1);
  expect(await live(creator, 'mf-vocal')).not.toBe('none');
});

journey(
  'a canary grows, is promoted, rolled back and made live again, and no reader notices',
  async ({ installation }) => {
    const { topology, pages } = installation;
    const readers = ReaderLoad.start(topology.address, pages);
    await change(post, words, 'Read on:', 'Go on with:');
    const { terminal, values } = post;
    await terminal.run('npm run release -- mf-post --canary 10 --to https://host --token …', { values });
    await terminal.run('npm run release -- mf-post abort');
    await change(post, words, 'Go on with:', 'Then read:');
    const next = versionIn(await terminal.run('npm run release -- mf-post --canary 10'));
    expect(await live(post, 'mf-post')).toBe(versions[1]);
    await terminal.run('npm run release -- mf-post canary 50');
    await terminal.run('RELEASE_URL=https://host RELEASE_TOKEN=… npm run release -- mf-post promote', { values });
    expect(await live(post, 'mf-post')).toBe(next);
    await terminal.run('npm run release -- mf-post rollback');
    expect(await live(post, 'mf-post')).toBe(versions[1]);
    const named = { values: { '0.1.0-e9c77bf501': next } };
    await terminal.run('npm run release -- mf-post live 0.1.0-e9c77bf501', named);
    expect(await live(post, 'mf-post')).toBe(next);
    await terminal.run('npm run release -- mf-post rollback --from 0.1.0-e9c77bf501', named);
    expect(await live(post, 'mf-post')).toBe(versions[1]);
    const first = { values: { '0.1.0-e9c77bf501': versions[0] ?? '' } };
    await terminal.run('npm run release -- mf-post rollback 0.1.0-e9c77bf501', first);
    expect(await live(post, 'mf-post')).toBe(versions[0]);
    const { requests, failures } = await readers.end();
    console.log(`  Canary, promotion, rollbacks: ${requests} pages, ${failures.length} failed`);
    expect(failures).toEqual([]);
  },
);

journey('a staged release reaches all readers by itself', async ({ installation }) => {
  const { topology, pages } = installation;
  const readers = ReaderLoad.start(topology.address, pages);
  await change(post, words, 'Then read:', 'The next one:');
  const released = await post.terminal.run('npm run release -- mf-post --stages 1,10,50,100 --every 10m', {
    values: { '1,10,50,100 --every 10m': '50,100 --every 1m' },
  });
  await expect.poll(() => live(post, 'mf-post'), { timeout: 240_000, intervals: [10_000] }).toBe(versionIn(released));
  const { requests, failures } = await readers.end();
  console.log(`  Stages: ${requests} pages, ${failures.length} failed`);
  expect(failures).toEqual([]);
});

journey('the log has what the teams did, and a revoked token opens nothing', async ({ installation }) => {
  const operator = installation.topology.terminal();
  const log = await operator.run('npm run release -- log 20', { values: { '20': '100' } });
  for (const name of ['post-team', 'creator-team', 'automatic']) expect(log).toContain(name);
  await operator.run('npm run release -- retire');
  await operator.run('npm run release -- token revoke post-team');
  const refused = await post.terminal.try('npm run release -- mf-post rollback');
  expect(refused.code).toBe(1);
});
