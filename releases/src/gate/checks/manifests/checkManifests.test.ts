import { describe, expect, test } from '@jest/globals';
import { type Manifest, manifestSchema } from '../../../manifest.ts';
import { partNames } from '../../../partNames.ts';
import type { ReleaseCache } from '../../../ReleaseCache.ts';
import { releaseSetOf, versionWith } from '../../../testing/releaseSetOf.ts';
import { budgets } from '../../budgets.ts';
import { manifestOf, manifestsWith } from '../../testing/manifests.ts';
import { checkExports } from './checkExports.ts';
import { checkFileBudgets, homeScripts } from './checkFileBudgets.ts';
import { checkServerContract } from './checkServerContract.ts';
import { checkShares } from './checkShares.ts';

const olderManifest = () => {
  const { needs: _needs, shared: _shared, ...older } = manifestOf('shell');
  return { ...older, contract: { package: '@marquee/shared', version: '1.0.0' } };
};

test('a manifest without needs can still be read', () => {
  expect(manifestSchema.parse(olderManifest())).toEqual(olderManifest());
});

describe('exports', () => {
  test('a set in which every module that the shell needs is exposed passes', () => {
    expect(checkExports({ part: 'mf-reader', manifests: manifestsWith() }).problems).toEqual([]);
  });

  test('a remote that no longer exposes a module is named with the release that needs it', () => {
    const manifests = manifestsWith({ 'mf-reader': { exposes: { './start': ['main.js'] } } });
    expect(checkExports({ part: 'mf-reader', manifests }).problems).toEqual([
      'mf-reader@1.0.0-0123456789 does not expose ./home, which shell@1.0.0-0123456789 needs.',
    ]);
  });

  test('a shell that needs a module that no live remote exposes is refused', () => {
    const manifests = manifestsWith({ shell: { needs: { mf_post: ['./story'] } } });
    expect(checkExports({ part: 'shell', manifests }).problems).toEqual([
      'mf-post@1.0.0-0123456789 does not expose ./story, which shell@1.0.0-0123456789 needs.',
    ]);
  });

  test('a release does not fail for a module that another remote lacks', () => {
    const manifests = manifestsWith({ 'mf-reader': { exposes: {} } });
    expect(checkExports({ part: 'mf-post', manifests }).problems).toEqual([]);
  });

  test('a module whose file is not in the release is refused', () => {
    const manifests = manifestsWith({ 'mf-reader': { exposes: { './home': ['gone.js'] } } });
    expect(checkExports({ part: 'mf-reader', manifests }).problems).toEqual([
      './home of mf-reader@1.0.0-0123456789 needs gone.js, which it does not have.',
    ]);
  });

  test('a remote that names no page to try a module on is refused, unless it was built before that was recorded', () => {
    const problemsOf = (changes: Partial<Manifest>) =>
      checkExports({ part: 'mf-reader', manifests: manifestsWith({ 'mf-reader': changes }) }).problems;
    expect(problemsOf({ probes: [] })).toEqual([
      'mf-reader@1.0.0-0123456789 names no page on which ./home can be tried. Add one to the probes in mf-reader/federation.ts.',
    ]);
    expect(problemsOf({ probes: undefined })).toEqual([]);
  });

  test('a shell without needs passes, and the detail says so', () => {
    const manifests = { ...manifestsWith(), shell: manifestSchema.parse(olderManifest()) };
    const { problems, detail } = checkExports({ part: 'mf-post', manifests });
    expect(problems).toEqual([]);
    expect(detail).toContain('does not say what it needs');
  });
});

describe('shared modules', () => {
  test('another major version is refused', () => {
    const manifests = manifestsWith({
      'mf-post': { shared: { provided: {}, required: { '@marquee/shared': '^2.0.0' } } },
    });
    expect(checkShares({ part: 'mf-post', manifests }).problems).toEqual([
      'mf-post@1.0.0-0123456789 takes @marquee/shared in version ^2.0.0, and shell@1.0.0-0123456789 brings 1.2.0.',
    ]);
  });

  test('a shell that no longer provides a module is refused for each remote that requires it', () => {
    const manifests = manifestsWith({
      shell: { shared: { provided: { '@marquee/shared': '1.2.0' }, required: {} } },
    });
    expect(checkShares({ part: 'shell', manifests }).problems).toHaveLength(partNames.length - 1);
  });

  test('a remote without required modules passes, and is named', () => {
    const manifests = manifestsWith({ 'mf-post': { shared: undefined } });
    const { problems, detail } = checkShares({ part: 'shell', manifests });
    expect(problems).toEqual([]);
    expect(detail).toContain('mf-post@1.0.0-0123456789 do not say what they take');
  });
});

test('the home page has the boot script, the shell and the files of its module', () => {
  expect(homeScripts(manifestsWith())).toEqual({ remote: 'mf-reader', bytes: 3 * 40 });
  expect(budgets).toMatchObject({ homeScripts: 150_000, scriptsAhead: 115_000 });
});

describe('the scripts of an exposed module', () => {
  const release = (brotliBytes: number) => ({
    browser: { entry: 'main.js', files: { 'main.js': { integrity: 'sha384-x', bytes: 1, brotliBytes } } },
    exposes: { './post': ['main.js'] },
  });
  const check = (bytes: number, before: number | null) => {
    const manifests = manifestsWith({ 'mf-post': release(bytes) });
    const cache = { manifest: async () => manifestOf('mf-post', release(before ?? 0)) } as unknown as ReleaseCache;
    const set = releaseSetOf({}, versionWith('a'));
    return checkFileBudgets({ part: 'mf-post', candidate: set, live: before === null ? null : set, manifests, cache });
  };

  test('may grow by a tenth and a little', async () => {
    expect((await check(24_900, 20_000)).problems).toEqual([]);
    expect((await check(25_100, 20_000)).problems).toEqual([
      'The scripts of mf-post ./post are 25100 bytes; 25000 are allowed.',
    ]);
  });

  test('have a limit that no growth passes', async () => {
    expect((await check(60_100, 59_000)).problems).toEqual([
      'The scripts of mf-post ./post are 60100 bytes; 60000 are allowed.',
    ]);
    expect((await check(59_000, null)).problems).toEqual([]);
  });
});

describe('the server contract', () => {
  const programs = { probe: '', worker: '', serverContracts: [1] };

  test('accepts a shell that the server supports, recorded or not', () => {
    expect(checkServerContract({ manifests: manifestsWith(), programs }).problems).toEqual([]);
    const manifests = manifestsWith({ shell: { serverContract: '1.4' } });
    expect(checkServerContract({ manifests, programs })).toEqual({
      problems: [],
      detail: 'The server understands version 1.4 of the server contract.',
    });
  });

  test('refuses one that it does not support', () => {
    const { problems } = checkServerContract({
      manifests: manifestsWith({ shell: { serverContract: '2.0' } }),
      programs,
    });
    expect(problems).toEqual([expect.stringContaining('keeps to version 2.0 of the server contract')]);
  });
});
