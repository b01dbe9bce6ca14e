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
    ['/search', 'searchForm'],
    ['/search/drums', 'mf_reader/search'],
    ['/a-post', 'mf_post/post'],
    ['/a/b/c/d', 'notFound'],
  ])('serves %s with %s', (pathname, owner) => {
    const reader: RemoteRoute[] = [
      { id: 'home', path: '', expose: './home' },
      { id: 'search', path: 'search/:searchTerm/:postType?', expose: './search' },
    ];
    const post: RemoteRoute = { id: 'post', path: ':postKey', expose: './post' };
    expect(served([{ name: 'mf_reader', routes: reader }, ...postWith(post)], pathname)).toBe(owner);
  });

  test('prefers a literal path to a parameter of the same form', () => {
    const post: RemoteRoute = { id: 'post', path: ':postKey', expose: './post' };
    const quiz: RemoteRoute = { id: 'quiz', path: 'quiz', expose: './quiz' };
    for (const remotes of [postWith(post, quiz), postWith(quiz, post)]) {
      expect(served(remotes, '/quiz')).toBe('mf_post/quiz');
      expect(served(remotes, '/quizzes')).toBe('mf_post/post');
    }
  });

  test('has only the routes that a remote declares', () => {
    expect(served(postWith(), '/a-post')).toBe('notFound');
    expect(served([], '/a-post')).toBe('notFound');
  });

  test('has other routes on the creator host', () => {
    const quiz: RemoteRoute = { id: 'quiz', host: 'creator', path: 'quiz', expose: './quiz' };
    expect(served(postWith(quiz), '/quiz', 'creator')).toBe('mf_post/quiz');
    expect(served(postWith(quiz), '/quiz')).toBe('notFound');
  });

  test('ignores routes of unknown parts', () => {
    expect(served([{ name: 'mf_else', routes: [{ id: 'x', path: 'x', expose: './x' }] }], '/x')).toBe('notFound');
  });
});
