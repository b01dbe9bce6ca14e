import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments } from '@marquee/releases/gate/browser/findBrowser.ts';
import type { PostSummary } from '@marquee/shared/domain';
import { siteKeys } from '@marquee/shared/domain';
import { z } from 'zod';
import { askSite } from '../../network/askSite.ts';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { median } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';

const ports = { port: 3565, apiPort: 3575 } as const;
const usualRuns = 5;
/** Fetched from the registry when this section runs: nothing else needs it. */
const lighthousePackage = 'lighthouse@13.5.0';

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'];

const run = promisify(execFile);

/** "Lighthouse": the scores of ten home pages and ten posts on its phone. @param runs of which each score is the median */
export async function benchLighthouse(runs = usualRuns): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-lighthouse-'));
  try {
    await withNetwork({ ...ports, workers: 1 }, async ({ network }) => {
      console.log(`\n${['page', ...categories, ...times].join(' | ')}; medians of ${runs}`);
      for (const site of siteKeys) {
        const origin = network.hosts.originOf(site);
        const list = await askSite(`${origin}/api/posts/list?limit=1&postType=article`);
        const { posts } = JSON.parse(list.body.toString()) as { posts: PostSummary[] };
        for (const pathname of ['/', posts[0]?.urlPath ?? '/']) {
          // Once for the picture cache.
          await audit(origin + pathname, folder);
          const reports: Report[] = [];
          for (let count = 0; count < runs; count += 1) reports.push(await audit(origin + pathname, folder));
          console.log(line(`${site}${pathname}`, reports));
        }
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function audit(address: string, folder: string): Promise<Report> {
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
  return reportSchema.parse(JSON.parse(await readFile(output, 'utf8')));
}

function line(name: string, reports: readonly Report[]): string {
  const scores = categories.map((category) =>
    (median(reports.map((report) => report.categories[category]?.score ?? Number.NaN)) * 100).toFixed(0),
  );
  const milliseconds = times.map((time) =>
    median(reports.map((report) => report.audits[time]?.numericValue ?? Number.NaN)).toFixed(0),
  );
  return [name, ...scores, ...milliseconds].join(' | ');
}
