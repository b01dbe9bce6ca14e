import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { type OldAddress, writeBlog } from '../load/writeBlog.ts';
import type { PublicResponse } from '../people/askPublic.ts';

const fixtures = path.join(repositoryRoot, 'operator/src/import/fixtures');

journey('a dry run of an import reports every record and writes nothing', async ({ installation }) => {
  const { topology } = installation;
  const total = async () =>
    (JSON.parse((await topology.ask('beat', '/api/posts/list')).text) as { total: number }).total;
  const before = await total();
  const report = path.join(topology.folder, 'report.json');
  const line =
    'npm run marquee -- import wxr old-blog.xml --site beat --pictures old-uploads.zip --dry-run --report report.json';
  await topology.terminal().run(line, {
    values: {
      'old-blog.xml': path.join(fixtures, 'wxr/classic-and-blocks.xml'),
      'old-uploads.zip': path.join(fixtures, 'pictures'),
      'report.json': report,
    },
  });
  const { records } = JSON.parse(await readFile(report, 'utf8')) as { records: unknown[] };
  expect(records.length).toBeGreaterThan(0);
  expect(await total()).toBe(before);
});

/** Posts of the imported blog. `docs/measurements` has the figures of 10,000. */
const posts = Number(process.env.MOVED_POSTS ?? 1_000);
/** Requests at the same time. */
const atOnce = 16;

/** Asks for each address, and returns those that do not lead to their page in one step, with what came. */
async function lostOf(
  ask: (address: string) => Promise<PublicResponse>,
  addresses: readonly OldAddress[],
): Promise<string[]> {
  const waiting = [...addresses];
  const lost: string[] = [];
  const next = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { status, headers } = await ask(one.from);
      const { location } = headers;
      if (status !== 301 || location !== one.to) lost.push(`${one.from} → ${status} ${location}, not ${one.to}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return lost;
}

journey(
  'old addresses of an imported blog lead to their pages, and redirects of a file at once',
  async ({ installation }) => {
    journey.setTimeout(900_000);
    const { topology } = installation;
    const blog = path.join(topology.folder, 'blog.xml');
    const addresses = await writeBlog(blog, posts);
    const ask = (address: string) => topology.ask('beat', address);
    const [first] = addresses.slice(-1);
    expect((await ask(first?.from ?? '')).status).not.toBe(200);
    const file = path.join(topology.folder, 'old-addresses.csv');
    await writeFile(file, 'from,to\n/who-we-are/,/about\n/old.php?story=7,/old-post-1\n');
    expect((await ask('/who-we-are/')).status).toBe(301);
    expect((await ask('/who-we-are')).status).toBe(404);
    const terminal = topology.terminal();
    await terminal.run('npm run marquee -- import wxr old-blog.xml --site beat --report report.json', {
      values: { 'old-blog.xml': blog, 'report.json': path.join(topology.folder, 'moved.json') },
    });
    expect(await lostOf(ask, addresses)).toEqual([]);
    await terminal.run('npm run marquee -- redirects import old-addresses.csv --site beat', {
      values: { 'old-addresses.csv': file },
    });
    // The addresses were 404 before, and nodes follow a change within two seconds.
    const byFile = [
      { from: '/who-we-are', to: '/about' },
      { from: '/Who-We-Are/', to: '/about' },
      { from: '/old.php?story=7', to: '/old-post-1' },
    ];
    await expect.poll(() => lostOf(ask, byFile), { timeout: 30_000 }).toEqual([]);
  },
);
