import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { repositoryRoot } from '../bundler/webpackBase.ts';

type Manifest = { apiVersion: string; kind: string; data?: Record<string, string> };

const examples = path.join(repositoryRoot, 'docs/examples');

let folder: string;
beforeAll(async () => {
  // The folder is in the repository, so that the compiler finds the packages.
  const caches = path.join(repositoryRoot, '.cache');
  await mkdir(caches, { recursive: true });
  folder = await mkdtemp(path.join(caches, 'manifests-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readManifests(): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for await (const file of glob('kubernetes/*.yaml', { cwd: examples, exclude: ['**/kustomization.yaml'] })) {
    const documents = parseAllDocuments(await readFile(path.join(examples, file), 'utf8'));
    for (const document of documents) {
      expect(document.errors).toEqual([]);
      manifests.push(document.toJS() as Manifest);
    }
  }
  return manifests;
}

/** Module of `kubernetes-types` with the types of an API version. */
const moduleOf = (apiVersion: string) =>
  `kubernetes-types/${apiVersion === 'v1' ? 'core/v1' : apiVersion.replace(/\.k8s\.io\//, '/')}`;

/** Checks objects by the types of their kinds, which also finds misspelled fields. @returns the compiler's output */
async function checkTypes(manifests: readonly Manifest[]): Promise<string> {
  const lines = manifests.map((manifest, place) => {
    const type = `import('${moduleOf(manifest.apiVersion)}').${manifest.kind}`;
    return `export const manifest${place}: ${type} = ${JSON.stringify(manifest, null, 2)};`;
  });
  await writeFile(path.join(folder, 'manifests.ts'), lines.join('\n'));
  const compilerOptions = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const compiler = path.join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  return promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('every manifest has the fields of its kind', async () => {
  const manifests = await readManifests();
  expect(manifests.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'CronJob',
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Job',
    'Job',
    'Namespace',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
    'Service',
  ]);
  expect(await checkTypes(manifests)).toBe('');
});

test('a misspelled field of a manifest is found', async () => {
  const [deployment] = (await readManifests()).filter(({ kind }) => kind === 'Deployment');
  const text = JSON.stringify(deployment).replace('"readinessProbe"', '"readyProbe"');
  expect(await checkTypes([JSON.parse(text) as Manifest])).toContain('readyProbe');
});

test('the examples name only settings of docs/settings.md', async () => {
  const settings = await readFile(path.join(repositoryRoot, 'docs/settings.md'), 'utf8');
  const [map] = (await readManifests()).filter(({ kind }) => kind === 'ConfigMap');
  const compose = parseAllDocuments(await readFile(path.join(examples, 'compose/compose.yaml'), 'utf8'))[0]?.toJS() as {
    'x-marquee': { environment: Record<string, string> };
  };
  const names = [...Object.keys(map?.data ?? {}), ...Object.keys(compose['x-marquee'].environment)];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
