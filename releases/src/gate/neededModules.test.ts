import { expect, test } from '@jest/globals';
import { neededModules } from './neededModules.ts';
import { manifestOf } from './testing/manifests.ts';

const shell = manifestOf('shell', { needs: { mf_vocal: ['./application'] } });

test('the modules of declared routes are needed, and those that the shell mounts', () => {
  const post = manifestOf('mf-post', { routes: [{ id: 'post', path: ':postKey', expose: './post' }] });
  const vocal = manifestOf('mf-vocal', { routes: [{ id: 'auth', path: 'auth', expose: './auth' }] });
  expect(neededModules([shell, post, vocal])).toEqual(['mf_post/post', 'mf_vocal/auth', 'mf_vocal/application']);
});

test('each module of a remote from before routes were declared is needed, if it has a page', () => {
  expect(neededModules([shell, manifestOf('mf-reader')])).toEqual(['mf_reader/home', 'mf_vocal/application']);
});

test('a page of the shell is no module', () => {
  const own = manifestOf('shell', { needs: {}, routes: [{ id: 'offline', path: 'offline', expose: null }] });
  expect(neededModules([own])).toEqual([]);
});
