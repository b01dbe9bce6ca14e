import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { chromiumArguments } from '@marquee/releases/gate/launch/findBrowser.ts';
import type { PostSummary } from '@marquee/shared/domain';
import { z } from 'zod';
import { askSite } from '../../network/askSite.ts';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { withNetwork } from '../withNetwork.ts';
import { lighthouseBars, lowScores, medianScores, type Scores } from './lighthouseScores.ts';

const ports = { port: 3565, apiPort: 3575 } as const;
const usualRuns = 5;
/** Fetched from the registry when this section runs, because nothing else needs it. */
const lighthousePackage = 'lighthouse@13.5.0';

const reportSchema = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

const run = promisify(execFile);

/** "Lighthouse": scores ten home pages and ten posts on Lighthouse's phone. @param runs number of runs, whose median is the score */
export async function benchLighthouse(runs = usualRuns): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-lighthouse-'));
  try {
    await withNetwork({ ...ports, workers: 1 }, async ({ network }) => {
      console.log(`\n${['page', ...Object.keys(lighthouseBars)].join(' | ')}; medians of ${runs}`);
      for (const site of siteFolderKeys()) {
        const origin = network.hosts.originOf(site);
        const list = await askSite(`${origin}/api/posts/list?limit=1&postType=article`);
        const { posts } = JSON.parse(list.body.toString()) as { posts: PostSummary[] };
        for (const pathname of ['/', posts[0]?.urlPath ?? '/']) {
          // The first run fills the picture cache and does not count.
          await audit(origin + pathname, folder);
          const reports: Scores[] = [];
          for (let count = 0; count < runs; count += 1) reports.push(await audit(origin + pathname, folder));
          const scores = medianScores(reports);
          const low = lowScores(scores);
          console.log([low.length > 0 ? '✖' : '✔', `${site}${pathname}`, ...Object.values(scores)].join(' | '));
          if (low.length > 0) process.exitCode = 1;
        }
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function audit(address: string, folder: string): Promise<Scores> {
  const output = path.join(folder, 'report.json');
  const flags = ['--headless', ...chromiumArguments].join(' ');
  await run(
    'npx',
    [
      ...['--yes', lighthousePackage, address, '--quiet', '--output=json', `--output-path=${output}`],
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const { categories } = reportSchema.parse(JSON.parse(await readFile(output, 'utf8')));
  return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? Number.NaN) * 100]));
}
