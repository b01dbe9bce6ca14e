import { describe, expect, test } from '@jest/globals';
import { type DeclaredRoute, declaredRouteSchema } from '@marquee/shared/remote/declaredRoute';
import { manifestsWith } from '../../testing/manifests.ts';
import { checkAddresses, checkRoutes } from './checkRoutes.ts';

const shellRoutes: DeclaredRoute[] = [
  { id: 'searchForm', path: 'search', expose: null },
  { id: 'notFound', path: '*', expose: null },
];
const readerRoutes: DeclaredRoute[] = [
  { id: 'home', path: '', expose: './home' },
  { id: 'author', path: 'author/:authorKey/:postType?', expose: './author' },
];
const postRoutes: DeclaredRoute[] = [{ id: 'post', path: ':postKey', expose: './post' }];

/** A set in which mf-post declares these routes. */
const setWith = (routes: DeclaredRoute[]) =>
  manifestsWith({
    shell: { routes: shellRoutes },
    'mf-reader': { routes: readerRoutes },
    'mf-post': { routes, version: '1.0.0-aaaaaaaaaa' },
  });
const live = manifestsWith({
  shell: { routes: shellRoutes },
  'mf-reader': { routes: readerRoutes },
  'mf-post': { routes: postRoutes },
});
const nowhere = async () => null;
const problemsOf = async (routes: DeclaredRoute[], findPost: (key: string) => Promise<string | null> = nowhere) =>
  (await checkRoutes({ part: 'mf-post', manifests: setWith(routes) }, live, findPost)).problems;

describe('routes', () => {
  test('a page at a new word passes', async () => {
    expect(await problemsOf([...postRoutes, { id: 'quiz', path: 'quiz/:round?', expose: './quiz' }])).toEqual([]);
  });

  test('the shell and remotes from before routes were declared pass', async () => {
    const manifests = manifestsWith({ shell: { routes: shellRoutes } });
    const { problems } = await checkRoutes({ part: 'mf-post', manifests }, manifestsWith(), nowhere);
    expect(problems).toEqual([]);
  });

  test.each<[string, DeclaredRoute, string]>([
    [
      'the form of one of another part',
      { id: 'people', path: 'author/:name', expose: './post' },
      '/author/:name of mf-post@1.0.0-aaaaaaaaaa has the form of /author/:authorKey/:postType? of mf-reader@1.0.0-0123456789.',
    ],
    [
      'the form of a page of the shell',
      { id: 'find', path: 'search', expose: './post' },
      '/search of mf-post@1.0.0-aaaaaaaaaa has the form of /search of shell@1.0.0-0123456789.',
    ],
    [
      'the form of its own other one',
      { id: 'story', path: ':story', expose: './post' },
      '/:postKey of mf-post@1.0.0-aaaaaaaaaa has the form of /:story of mf-post@1.0.0-aaaaaaaaaa.',
    ],
    [
      'the name of another',
      { id: 'home', path: 'start', expose: './post' },
      '/start of mf-post@1.0.0-aaaaaaaaaa has the name of / of mf-reader@1.0.0-0123456789: home.',
    ],
    [
      'a word that the server keeps for machines',
      { id: 'calls', path: 'api/:call', expose: './post' },
      'mf-post@1.0.0-aaaaaaaaaa declares /api/:call, which never reaches it.',
    ],
    [
      'everything',
      { id: 'all', path: '*', expose: './post' },
      'mf-post@1.0.0-aaaaaaaaaa declares /*, which never reaches it.',
    ],
  ])('one that takes %s is refused', async (_title, route, problem) => {
    expect(await problemsOf([...postRoutes, route])).toContain(problem);
  });

  test('one that would hide a post is refused, and one that is live already is not', async () => {
    const quiz: DeclaredRoute = { id: 'quiz', path: 'quiz', expose: './quiz' };
    const onBeat = async (key: string) => (key === 'quiz' ? 'beat' : null);
    expect(await problemsOf([...postRoutes, quiz], onBeat)).toEqual([
      'mf-post@1.0.0-aaaaaaaaaa declares /quiz, which is the address of a post on beat.',
    ]);
    const before = setWith([...postRoutes, quiz]);
    expect((await checkRoutes({ part: 'mf-post', manifests: before }, before, onBeat)).problems).toEqual([]);
  });
});

describe('addresses', () => {
  test('reports a path that the live version serves and the new set does not', () => {
    expect(checkAddresses({ part: 'mf-post', manifests: setWith([]) }, live).problems).toEqual([
      'Nothing serves /:postKey any more, which mf-post@1.0.0-0123456789 serves to readers.',
    ]);
  });

  test('has nothing to compare the first release of a part with', async () => {
    const { 'mf-post': _new, ...others } = live;
    const candidate = { part: 'mf-post', manifests: setWith(postRoutes) } as const;
    expect(checkAddresses(candidate, others).problems).toEqual([]);
    expect((await checkRoutes(candidate, others, nowhere)).problems).toEqual([]);
  });

  test('a parameter that may no longer be missing loses the shorter address', () => {
    const before = setWith([{ id: 'quiz', path: 'quiz/:round?', expose: './quiz' }]);
    const after = setWith([{ id: 'quiz', path: 'quiz/:round', expose: './quiz' }]);
    expect(checkAddresses({ part: 'mf-post', manifests: after }, before).problems).toHaveLength(1);
    expect(checkAddresses({ part: 'mf-post', manifests: before }, after).problems).toEqual([]);
  });

  test('one that another part of the set has taken over is not lost', () => {
    const manifests = manifestsWith({
      'mf-reader': { routes: [...readerRoutes, ...postRoutes] },
      'mf-post': { routes: [] },
    });
    expect(checkAddresses({ part: 'mf-post', manifests }, live).problems).toEqual([]);
  });

  test('nothing is lost without a live set', () => {
    expect(checkAddresses({ part: 'mf-post', manifests: setWith([]) }, null).problems).toEqual([]);
  });
});

describe('a declaration', () => {
  const isValid = (path: string) => declaredRouteSchema.safeParse({ id: 'quiz', path, expose: './quiz' }).success;
  test.each(['', 'quiz', 'quiz/:round', 'quiz/:round?', ':postKey', 'vocal/*', 'terms-of-use'])('may have %p', (path) =>
    expect(isValid(path)).toBe(true),
  );
  test.each(['/quiz', 'Quiz', 'quiz/', 'a//b', ':a?/b', 'a/*/b', '../x', 'a b', `${'a/'.repeat(101)}a`])(
    'may not have %p',
    (path) => expect(isValid(path)).toBe(false),
  );
});
