import { describe, expect, test } from '@jest/globals';
import type { RemoteRoute } from '../serverContract.ts';
import { matchEntry } from './matchEntry.ts';
import { routeTable } from './routeTable.ts';

const served = (remotes: Parameters<typeof routeTable>[1], pathname: string, kind: 'site' | 'creator' = 'site') => {
  const entry = matchEntry(routeTable(kind, remotes), pathname);
  return 'remote' in entry ? `${entry.remote}/${entry.expose}` : entry.shellPage;
};
const postWith = (...routes: RemoteRoute[]) => [{ name: 'mf_post', routes }];

describe('the route table', () => {
  test.each([
    ['/', 'mf_reader/home'],
    ['/about', 'mf_reader/about'],
    ['/a-post', 'mf_post/post'],
    ['/search', 'searchForm'],
    ['/search/drums', 'mf_reader/search'],
    ['/archive/2026/11', 'mf_reader/archive'],
    ['/a/b/c/d', 'notFound'],
  ])('has %s with releases from before routes were declared', (pathname, owner) => {
    expect(served([], pathname)).toBe(owner);
  });

  test('has a page that a release declares, before a post of the same form', () => {
    const post: RemoteRoute = { id: 'post', path: ':postKey', expose: './post' };
    const quiz: RemoteRoute = { id: 'quiz', path: 'quiz', expose: './quiz' };
    for (const remotes of [postWith(post, quiz), postWith(quiz, post)]) {
      expect(served(remotes, '/quiz')).toBe('mf_post/quiz');
      expect(served(remotes, '/quizzes')).toBe('mf_post/post');
    }
  });

  test('has nothing else of a remote that declares its routes', () => {
    expect(served(postWith(), '/a-post')).toBe('notFound');
  });

  test('is another one on the creator host', () => {
    const quiz: RemoteRoute = { id: 'quiz', host: 'creator', path: 'quiz', expose: './quiz' };
    expect(served(postWith(quiz), '/quiz', 'creator')).toBe('mf_post/quiz');
    expect(served(postWith(quiz), '/quiz')).toBe('notFound');
  });

  test('knows no part that is not of the network', () => {
    expect(served([{ name: 'mf_else', routes: [{ id: 'x', path: 'x', expose: './x' }] }], '/x')).toBe('mf_post/post');
  });
});
