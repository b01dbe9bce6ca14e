import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

const read = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');
const examples = 'docs/examples/monitoring';

/** Metrics of Prometheus itself. */
const ofPrometheus = ['up', 'ALERTS'];
/** Names in PromQL that are no metrics. */
const words = new Set([
  ...['by', 'without', 'unless', 'and', 'or', 'on', 'offset', 'sum', 'min', 'max', 'count', 'rate', 'increase', 'time'],
  ...['changes', 'histogram_quantile'],
]);

/** Returns the names of the metrics in an expression. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  const names = bare.match(/[a-zA-Z_][a-zA-Z0-9_]*/g) ?? [];
  return names.filter((name) => !words.has(name) && !/^[0-9]|^\d*[smhe]$/.test(name) && name.length > 1);
}

async function definedMetrics(): Promise<Set<string>> {
  const defined = new Set(ofPrometheus);
  for (const folder of ['server/src/metrics', 'api/src/kernel/monitoring'])
    for await (const file of glob('*.ts', { cwd: path.join(repositoryRoot, folder) })) {
      if (file.endsWith('.test.ts')) continue;
      const text = await read(path.join(folder, file));
      for (const [, name = ''] of text.matchAll(/(?:name: |\[\s*)'([a-z_]+)'/g)) defined.add(name);
    }
  return defined;
}

const baseOf = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

test.each([
  ['alerts.yml', /expr: (?:\|-\n((?: {10}.*\n)+)|'(.*)')/g],
  ['dashboard.json', /"expr": "((?:[^"\\]|\\.)*)"/g],
  ['../../monitoring.md', /```promql\n([\s\S]*?)```/g],
])('%s asks for metrics that the programs have', async (file, pattern) => {
  const defined = await definedMetrics();
  const expressions = [...(await read(path.join(examples, file))).matchAll(pattern)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  expect(expressions.length).toBeGreaterThan(0);
  const unknown = expressions.flatMap(metricsIn).filter((name) => !defined.has(name) && !defined.has(baseOf(name)));
  expect(unknown).toEqual([]);
});

test('each alert has a row in the guide, and a test', async () => {
  const names = [...(await read(`${examples}/alerts.yml`)).matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const guide = await read('docs/monitoring.md');
  const tests = await read(`${examples}/alerts.test.yml`);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`^\\| ${name} \\| (?:page|ticket) \\| .+ \\|$`, 'm').test(guide))).toEqual(
    [],
  );
  expect(names.filter((name) => !tests.includes(`alertname="${name}"`))).toEqual([]);
});

test('the dashboard is JSON with a title for each panel', async () => {
  const { panels } = JSON.parse(await read(`${examples}/dashboard.json`)) as { panels: { title: string }[] };
  for (const { title } of panels) expect(title).not.toBe('');
});
