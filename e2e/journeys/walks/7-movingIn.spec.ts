import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';

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
