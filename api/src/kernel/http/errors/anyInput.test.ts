import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SIGN_IN_LIMIT: '10000', SIGN_UP_LIMIT: '10000' });
});
afterAll(() => network.close());

/** Values that break parsers: too long, too large, not text, or the syntax of another language. */
const values = [
  '',
  ' ',
  '-1',
  '999999999999999999999',
  '1e309',
  'NaN',
  'null',
  '\0',
  'a\0b',
  "' or 1=1 --",
  '"unclosed',
  '((((',
  'a & | ! :*',
  '- - -',
  '\\',
  '%_',
  '🎸',
  '\u202e',
  'x'.repeat(201),
  'x'.repeat(3_000),
  '../../etc/passwd',
  '__proto__',
  'toString',
  'fe80::1%eth0',
  '<script>',
  '2026-02-30',
  '0000-01-01',
  '+262143-01-01T00:00:00Z',
  '\r\nset-cookie: x=1',
];
const names =
  'page limit postType editorPick categoryKey channelKey search author tags publishedAfter publishedBefore publishedAt q'.split(
    ' ',
  );
const lists = ['posts/list', 'posts/mostViewed', 'posts/next/the-loudest-room', 'tags', 'authors/list'];
const singles = ['posts', 'posts/next', 'categories', 'channels', 'authors', 'tags', '../res/media/image/upload/w_600'];

/** Requests that got a 5xx response. */
async function faultsOf(requests: readonly InjectOptions[]): Promise<string[]> {
  const faults: string[] = [];
  for (const request of requests) {
    const { statusCode } = await network.app.inject(request);
    if (statusCode >= 500) faults.push(`${statusCode} ${JSON.stringify(request)}`);
  }
  return faults;
}

test('never responds with 5xx to arguments of a list', async () => {
  const requests = lists.flatMap((list) =>
    names.flatMap((name) => values.map((value) => ({ url: `/api/${list}`, query: { site: 'beat', [name]: value } }))),
  );
  expect(await faultsOf(requests)).toEqual([]);
});

test('never responds with 5xx to a key or id', async () => {
  const requests = singles.flatMap((single) =>
    values.map((value) => {
      const { pathname } = new URL(`http://x/api/${single}/`);
      return { url: `${pathname}${encodeURIComponent(value)}?site=beat` };
    }),
  );
  expect(await faultsOf(requests)).toEqual([]);
});

test('never responds with 5xx to a body', async () => {
  const forms = values.flatMap((value, index) => [
    { email: value, password: 'x' },
    { email: 'a@b.example', password: value },
    { firstName: value, lastName: value, email: `n${index}@b.example`, password: '0123456789' },
  ]);
  const payloads = ['null', '[]', '1', '"x"', '{"email":{}}', ...forms.map((form) => JSON.stringify(form))];
  const requests = payloads.flatMap((payload) =>
    ['signin', 'signup', 'signout'].map((call) => ({
      method: 'POST' as const,
      url: `/api/vocal/auth/${call}`,
      headers: { 'content-type': 'application/json' },
      payload,
    })),
  );
  expect(await faultsOf(requests)).toEqual([]);
});

test('never responds with 5xx to a header', async () => {
  const requests = values
    .filter((value) => /^[\x20-\x7e]*$/.test(value))
    .map((value) => ({
      url: '/api/posts/list',
      headers: {
        'x-marquee-site': value,
        'x-forwarded-for': value,
        'x-forwarded-host': value,
        'x-forwarded-proto': value,
        'x-request-id': value,
        'if-none-match': value,
        accept: value,
        cookie: `marquee_session=${value}; ${value}`,
      },
    }));
  const asVisitor = requests.map((request) => ({ ...request, url: '/api/currentUser' }));
  const asReader = requests.map(({ headers }) => ({
    method: 'POST' as const,
    url: '/api/posts/createImpression?site=beat',
    headers: { ...headers, 'user-agent': headers.accept, purpose: headers.accept },
    payload: { postId: '1' },
  }));
  expect(await faultsOf([...requests, ...asVisitor, ...asReader])).toEqual([]);
});
