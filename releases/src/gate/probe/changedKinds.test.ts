import { expect, test } from '@jest/globals';
import { manifestsWith } from '../testing/manifests.ts';
import { pageOf, reportOf } from '../testing/probeReport.ts';
import { changedKinds, withOtherPages } from './changedKinds.ts';

test('a shell changes all pages, a remote those that load it', () => {
  const manifests = manifestsWith({ 'mf-post': { probes: [{ kind: 'post', expose: './post' }] } });
  expect(changedKinds({ part: 'shell', manifests })).toBeNull();
  expect(changedKinds({ part: 'mf-post', manifests })).toEqual(['post']);
  // The release was built before manifests named their pages.
  const before = manifestsWith({ 'mf-post': { probes: undefined } });
  expect(changedKinds({ part: 'mf-post', manifests: before })).toBeNull();
});

test('pages that a release cannot change are those of the set before', () => {
  const page = (site: 'beat' | 'feast', kind: string, path: string) => pageOf({ site, kind, path });
  const probe = reportOf({ pages: [page('beat', 'post', '/new'), page('beat', 'about', '/about')] });
  const before = reportOf({
    pages: [page('beat', 'post', '/old'), page('beat', 'about', '/about'), page('feast', 'about', '/about')],
    costs: [
      { kind: 'post', cpuMs: 9, wallMs: 9 },
      { kind: 'about', cpuMs: 1, wallMs: 4 },
    ],
  });
  const { pages, costs, growths } = withOtherPages(probe, before, ['post']);
  expect(pages.map(({ site, path }) => site + path)).toEqual(['beat/new', 'beat/about', 'feast/about']);
  expect(costs).toEqual([...probe.costs, { kind: 'about', cpuMs: 1, wallMs: 4 }]);
  expect(growths).toEqual(probe.growths);
  expect(withOtherPages(probe, before, null)).toBe(probe);
});
