import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { problemSchema } from '@marquee/shared/domain';
import type { InjectOptions } from 'fastify';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, listenAnywhere, type TestNetwork } from '../../../testing/testNetwork.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let port: number;
beforeAll(async () => {
  network = await createTestNetwork();
  port = await listenAnywhere(network.app);
});
afterAll(() => network.close());

const json = { 'content-type': 'application/json' };
const signUp = '/api/vocal/auth/signup';

/** Sends bytes as they are and resolves to all that comes back. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let response = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      response += chunk;
      if (response.includes('"status"')) socket.end();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

test.each<[string, InjectOptions, number, string]>([
  ['an unknown address', { url: '/api/nothing' }, 404, '404'],
  ['an unknown address of any method', { method: 'DELETE', url: '/nothing' }, 404, '404'],
  ['a badly encoded address', { url: '/api/posts/%ff?site=beat' }, 400, 'malformed-address'],
  ['a badly encoded picture', { url: '/res/media/image/upload/%E0%A4%A' }, 400, 'malformed-address'],
  ['a zero byte', { url: '/api/posts/a%00b?site=beat' }, 400, 'invalid-value'],
  ['an over-long address', { url: `/api/posts/list?site=beat&x=${'a'.repeat(8_200)}` }, 414, 'address-too-long'],
  ['a method that a path has not', { method: 'PUT', url: '/api/posts/list' }, 405, 'method-not-allowed'],
  ['malformed JSON', { method: 'POST', url: signUp, headers: json, payload: '{"a":' }, 400, 'malformed-json'],
  [
    'JSON that would reach prototypes',
    { method: 'POST', url: signUp, headers: json, payload: '{"__proto__":1}' },
    400,
    'malformed-json',
  ],
  [
    'another type of body',
    { method: 'POST', url: signUp, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'unsupported-media-type',
  ],
  [
    'a form',
    { method: 'POST', url: signUp, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
    415,
    'unsupported-media-type',
  ],
  [
    'multipart rubbish',
    { method: 'POST', url: signUp, headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: 'rubbish' },
    415,
    'unsupported-media-type',
  ],
  [
    'an invalid content type',
    { method: 'POST', url: signUp, headers: { 'content-type': 'nonsense' }, payload: 'x' },
    415,
    'unsupported-media-type',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: signUp, headers: json, payload: `"${'a'.repeat(1_100_000)}"` },
    413,
    'too-large',
  ],
  ['a body of the wrong shape', { method: 'POST', url: signUp, headers: json, payload: '[1]' }, 422, 'invalid'],
  ['a missing body', { method: 'POST', url: signUp, headers: json }, 422, 'invalid'],
])('responds to %s with a problem', async (_what, request, status, code) => {
  const response = await network.app.inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
  });
  const problem = problemSchema.strict().parse(response.json());
  expect(problem).toMatchObject({ success: false, status, code });
  expect(problem.error).not.toBe('');
});

test('responds briefly to many faults of a body', async () => {
  const writer = await signIn(network.app, demoAccounts.writer);
  const headers = { cookie: writer, 'if-match': '*' };
  const created = await network.app.inject({ method: 'POST', url: '/api/vocal/posts/create', headers, payload: {} });
  const url = `/api/vocal/posts/${created.json().post.id}`;
  const put = (payload: object) => network.app.inject({ method: 'PUT', url, headers, payload });
  const unknown = await put(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`unknown${index}`, 1])));
  expect([unknown.statusCode, unknown.json().errors.length]).toEqual([422, 1]);
  expect(unknown.json().errors[0].message).toMatch(/^Unrecognized keys: "unknown0", .*"unknown19" and 19980 more\.$/);
  expect(unknown.body.length).toBeLessThan(2_000);
  const wrong = await put({ modules: Array.from({ length: 900 }, () => ({})) });
  expect([wrong.statusCode, wrong.json().errors.length]).toEqual([422, 20]);
  expect(wrong.json().error).toBe('The request is not valid. 880 more faults are not listed.');
  const long = await put({ [`x${'y'.repeat(500_000)}`]: 1 });
  expect([long.statusCode, long.body.length < 5_000]).toEqual([422, true]);
});

test('responds with 405 and the supported methods to an unsupported method', async () => {
  const allowOf = async (url: string) => (await network.app.inject({ method: 'PATCH', url })).headers.allow;
  expect(await allowOf('/api/posts/list')).toBe('GET, HEAD');
  expect(await allowOf(signUp)).toBe('POST');
  expect(await allowOf('/api/vocal/auth/signout')).toBe('GET, POST');
});

test('points to every fault of a body', async () => {
  const payload = { firstName: ' ', email: 'nobody', password: 'short' };
  const response = await network.app.inject({ method: 'POST', url: signUp, payload });
  expect(response.json().errors).toEqual([
    { pointer: '/firstName', code: 'too_small', message: 'Enter your first name.' },
    { pointer: '/lastName', code: 'missing', message: 'This is missing.' },
    { pointer: '/email', code: 'invalid_format', message: 'Enter a valid email address.' },
    { pointer: '/password', code: 'too_small', message: 'Use at least 10 characters.' },
  ]);
});

test.each(['application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data; boundary=x'])(
  'counts an empty body of type %s as absent',
  async (type) => {
    const headers = { 'content-type': type, 'content-length': '0' };
    const response = await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signout', headers });
    expect(response.statusCode).toBe(200);
  },
);

describe('invalid HTTP', () => {
  test.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['a wrong version', 'GET /healthz HTTP/9.9\r\n\r\n', 400],
    ['an invalid length', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n', 400],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
  ])('responds to %s with a problem', async (_what, text, status) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch('application/problem+json');
    expect(problemSchema.parse(JSON.parse(response.slice(response.indexOf('{')))).status).toBe(status);
  });
});

describe('health', () => {
  test('of the process and of the database', async () => {
    expect((await network.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await network.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('is measured by route', async () => {
    const response = await network.app.inject('/metrics');
    expect(response.headers['content-type']).toMatch('text/plain');
    expect(response.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
    );
    expect(response.body).toMatch('database_connections{state="idle"}');
    expect(response.body).toMatch('purge_events_total 0');
  });
});

test('describes the api', async () => {
  const { paths } = (await network.app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/posts/list', '/api/posts/{id}', signUp]));
  const { parameters } = paths['/api/posts/list'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toContain('categoryKey');
  const { '4XX': problem } = paths[signUp].post.responses;
  expect(problem.content['application/problem+json'].schema.properties).toHaveProperty('errors');
  expect((await network.app.inject('/api/docs/')).headers['content-type']).toMatch('text/html');
});
