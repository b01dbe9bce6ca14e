import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { PartName } from '@marquee/shared/domain';
import { ReleaseCache } from '../../../ReleaseCache.ts';
import { releaseSetOf } from '../../../testing/releaseSetOf.ts';
import type { CheckContext } from '../../CheckContext.ts';
import { StoredReports } from '../../report/StoredReports.ts';
import { manifestOf, manifestsWith } from '../../testing/manifests.ts';
import { checkContract } from './checkContract.ts';
import { checkIntegrity } from './checkIntegrity.ts';
import { parseProblems } from './typeCheck.ts';

let root = '';
let folder = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-gate-'));
  folder = path.join(root, 'releases');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const [one, two] = ['1.0.0-0000000001', '1.0.0-0000000002'] as const;
const set = releaseSetOf({}, one);

async function write(part: PartName, version: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, part, version, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function writeContract(version: string, source: string): Promise<void> {
  const exports = { '.': './src/index.ts' };
  await write('shell', version, 'sources/mf-shared/package.json', JSON.stringify({ exports }));
  await write('shell', version, 'sources/mf-shared/src/index.ts', source);
}

const writeRemote = (version: string, source: string) =>
  write('mf-post', version, 'sources/mf-post/src/page.ts', source);

const caseOf = (changes: Partial<CheckContext> = {}): CheckContext => ({
  part: 'mf-post',
  candidate: set,
  manifests: manifestsWith(),
  live: set,
  previous: {},
  canaries: {},
  cache: new ReleaseCache(folder),
  environment: {},
  programs: { probe: '', worker: '', serverContracts: [1] },
  ahead: null,
  reports: new StoredReports(folder),
  ...changes,
});

const title = 'export const title: string = "a";';
const usesTitle = "import { title } from '@marquee/shared';\nexport const length = title.length;\n";

describe('contract', () => {
  test('a remote that fits the contract of the live shell passes', async () => {
    await writeContract(one, title);
    await writeRemote(one, usesTitle);
    const { problems, detail } = await checkContract(caseOf());
    expect(problems).toEqual([]);
    expect(detail).toBe(`Typed together: mf-post@${one} with the contract of shell@${one}.`);
  });

  test('a remote that uses an export that the live shell lacks is reported with file and line', async () => {
    await writeContract(one, 'export const name = "a";');
    await writeRemote(one, usesTitle);
    const { problems } = await checkContract(caseOf());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^mf-post@\S+ does not fit the contract of shell@\S+: mf-post\/src\/page\.ts line 1: .*title/,
    );
  });

  test('a shell that changes a type is refused for the live and the previous remote that use it', async () => {
    await writeContract(one, title);
    await writeContract(two, 'export const title: string | null = null;');
    await writeRemote(one, 'export {};');
    await writeRemote(two, usesTitle);
    const { problems } = await checkContract(
      caseOf({ part: 'shell', candidate: { ...set, shell: two }, previous: { 'mf-post': two } }),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^mf-post@${two} does not fit the contract of shell@${two}: .* line 2: `));
  });

  test("a remote is checked against a canary's shell, and a shell against a canary's remotes", async () => {
    await writeContract(one, title);
    await writeContract(two, 'export const title: string | null = null;');
    await writeRemote(one, usesTitle);
    const { problems } = await checkContract(caseOf({ canaries: { shell: two } }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`mf-post@${one} does not fit the contract of shell@${two}`);

    await writeRemote(two, usesTitle);
    await writeRemote(one, 'export {};');
    const shell = { part: 'shell', candidate: { ...set, shell: two } } as const;
    expect((await checkContract(caseOf({ ...shell, canaries: { 'mf-post': two } }))).problems).toHaveLength(1);
    expect((await checkContract(caseOf(shell))).problems).toEqual([]);
  });

  test('a fault that a remote has with the live contract too is not attributed to the new shell', async () => {
    await writeContract(one, title);
    await writeContract(two, title);
    await writeRemote(one, 'export const wrong: number = "text";');
    const { problems } = await checkContract(caseOf({ part: 'shell', candidate: { ...set, shell: two } }));
    expect(problems).toEqual([]);
  });

  test('a fault is found although the release before it was typed, and so is one that only the contract has changed', async () => {
    await writeContract(one, title);
    await writeContract(two, 'export const title: number = 1;');
    await writeRemote(one, usesTitle);
    expect((await checkContract(caseOf())).problems).toEqual([]);
    const otherContract = caseOf({ candidate: { ...set, shell: two } });
    expect((await checkContract(otherContract)).problems).toHaveLength(1);
    expect((await checkContract(otherContract)).problems).toHaveLength(1);
    await writeRemote(two, `${usesTitle}export const wrong: number = 'text';`);
    const { problems } = await checkContract(caseOf({ candidate: { ...set, 'mf-post': two } }));
    expect(problems).toEqual([expect.stringContaining('page.ts line 3')]);
    expect((await checkContract(caseOf())).problems).toEqual([]);
  });

  test('sources that fit each other are not typed again, and others are', async () => {
    await writeContract(one, title);
    await writeRemote(one, usesTitle);
    const remoteWith = (file: string) => ({
      manifests: manifestsWith({
        shell: { version: one, typeSources: { 'mf-shared/src/index.ts': 'sha384-contract' } },
        'mf-post': { version: one, typeSources: { 'mf-post/src/page.ts': `sha384-${file}` } },
      }),
    });
    const typed = `mf-post@${one} with the contract of shell@${one}.`;
    expect((await checkContract(caseOf(remoteWith('one')))).detail).toBe(`Typed together: ${typed}`);
    const again = await checkContract(caseOf(remoteWith('one')));
    expect(again).toEqual({ problems: [], detail: `The same sources were typed before: ${typed}` });

    // Other versions of the same parts, as those to which a rollback would lead.
    expect((await checkContract(caseOf(remoteWith('three')))).detail).toBe(`Typed together: ${typed}`);
    expect(await checkContract(caseOf(remoteWith('one')))).toEqual(again);

    await writeRemote(one, `${usesTitle}export const wrong: number = 'text';`);
    for (const _ of ['first', 'second'])
      expect((await checkContract(caseOf(remoteWith('two')))).problems).toEqual([
        expect.stringContaining('page.ts line 3'),
      ]);
  });

  test('a release without sources passes, and the detail says that it was not checked', async () => {
    await writeContract(one, title);
    const { problems, detail } = await checkContract(caseOf());
    expect(problems).toEqual([]);
    expect(detail).toContain(`Without sources, so not checked: mf-post@${one}.`);
  });

  test('packages that only the remote has do not affect the result when they are missing here', () => {
    const output = [
      "mf-post/src/a.ts(1,2): error TS2307: Cannot find module 'some-package' or its corresponding type declarations.",
      "mf-post/src/a.ts(3,4): error TS2307: Cannot find module '@marquee/shared/gone' or its types.",
      '  A line that goes on.',
    ].join('\n');
    expect(parseProblems(output).map(({ line }) => line)).toEqual([3]);
  });
});

describe('files', () => {
  const released = manifestOf('mf-post', {
    version: one,
    browser: { entry: 'a.js', files: { 'a.js': { integrity: integrityOf('a'), bytes: 1, brotliBytes: 1 } } },
    typeSources: { 'mf-post/src/a.ts': integrityOf('b') },
  });
  const manifests = manifestsWith({ 'mf-post': released });

  test('files that match the manifest pass', async () => {
    await write('mf-post', one, 'browser/a.js', 'a');
    await write('mf-post', one, 'sources/mf-post/src/a.ts', 'b');
    expect((await checkIntegrity(caseOf({ manifests }))).problems).toEqual([]);
  });

  test('a changed and a missing file are named', async () => {
    await write('mf-post', one, 'browser/a.js', 'changed');
    expect((await checkIntegrity(caseOf({ manifests }))).problems).toEqual([
      `browser/a.js of mf-post@${one} is not the file that its manifest names.`,
      `sources/mf-post/src/a.ts of mf-post@${one} is missing.`,
    ]);
  });
});
