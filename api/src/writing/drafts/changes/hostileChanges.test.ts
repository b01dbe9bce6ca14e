import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftResponseSchema } from '@marquee/shared/domain';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';
import { signIn } from '../../../testing/writers.ts';

let network: TestNetwork;
let cookie = '';
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '10000' });
  cookie = await signIn(network.app, demoAccounts.writer);
});
afterAll(() => network.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: string, ifMatch = '*') =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie, 'if-match': ifMatch, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });

test("never responds with 5xx to a field's value or damages the post", async () => {
  const { id, modules, tags, ...plain } = draftResponseSchema.parse((await call('POST', 'create')).json()).post;
  const values = [
    '',
    '\0',
    'a\ud800b',
    '\u202e',
    '__proto__',
    "' or 1=1 --",
    'x'.repeat(3_000),
    -1,
    1e300,
    true,
    null,
    [],
    {},
  ];
  const hostile = [
    ...Object.keys(plain).flatMap((field) => values.map((value) => ({ [field]: value }))),
    ...values.map((value) => ({ modules: [value] })),
    ...values.map((value) => ({ modules: [{ type: 'content', id: value, content: value }] })),
    ...values.map((value) => ({ modules: [{ type: 'product', id: 'p', url: value, data: value, image: value }] })),
    ...values.map((value) => ({ tags: [{ id: value, name: 'x' }] })),
  ];
  const bodies = [
    ...hostile.map((body) => JSON.stringify(body)),
    '['.repeat(100_000),
    '{"__proto__":{"name":"x"}}',
    '7',
  ];
  for (const payload of bodies) {
    const { statusCode } = await call('PUT', id, payload);
    expect(`${statusCode} ${payload.slice(0, 80)}`).toMatch(/^(?:200|400|409|422) /);
  }
  expect((await call('GET', id)).statusCode).toBe(200);
  for (const ifMatch of ['', '7', '"x"', '"999999999999999999999"', 'W/', '*,*'])
    expect((await call('PUT', id, '{"name":"x"}', ifMatch)).statusCode).toBe(412);
});
