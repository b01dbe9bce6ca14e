import { expect, test } from '@jest/globals';
import { manifestOf } from '../testing/manifests.ts';
import { firstOfForm, pagesToProbe } from './pagesToProbe.ts';

test('the pages that remotes name are probed, and those of the shell', () => {
  const reader = manifestOf('mf-reader', {
    probes: [
      { kind: 'home', expose: './home' },
      { kind: 'archive', expose: './archive', path: '/archive/{year}/01' },
      { kind: 'tag', expose: './tag', link: '/tag/:key' },
    ],
  });
  const vocal = manifestOf('mf-vocal', {
    probes: [{ kind: 'sign-in', expose: './auth', host: 'creator', path: '/auth' }],
  });
  expect(pagesToProbe([reader, vocal], 2026)).toEqual([
    { kind: 'archive', module: 'mf_reader/archive', host: 'site', path: '/archive/2026/01' },
    { kind: 'tag', module: 'mf_reader/tag', host: 'site', link: '/tag/:key' },
    { kind: 'sign-in', module: 'mf_vocal/auth', host: 'creator', path: '/auth' },
    { kind: 'search form', module: null, host: 'site', path: '/search' },
    { kind: 'offline', module: null, host: 'site', path: '/offline' },
  ]);
});

test.each([
  ['/tag/:key', '/tag/jazz'],
  ['/page/2', '/page/2'],
  ['/author/:key', undefined],
])('a page of the form %s is found among links', (form, found) => {
  const links = [
    '/tag',
    '/tag/',
    '/tag/jazz?page=2',
    '/tag/jazz/articles',
    '/page/3',
    '/tag/jazz',
    '/tag/folk',
    '/page/2',
  ];
  expect(firstOfForm(links, form)).toBe(found);
});
