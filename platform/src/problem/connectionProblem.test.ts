import { expect, test } from '@jest/globals';
import { connectionProblem } from './connectionProblem.ts';

const fault = (code: string, rawPacket = '') => connectionProblem({ code, rawPacket: Buffer.from(rawPacket) });

test.each([
  ['an address without an end', fault('HPE_HEADER_OVERFLOW', `GET /${'a'.repeat(99)}`), 414, 'address-too-long'],
  ['headers without an end', fault('HPE_HEADER_OVERFLOW', 'GET / HTTP/1.1\r\na: b'), 431, 'headers-too-large'],
  ['a request that does not arrive', fault('ERR_HTTP_REQUEST_TIMEOUT'), 408, 'timeout'],
  ['anything else', fault('HPE_INVALID_METHOD'), 400, 'malformed-request'],
])('%s has its own problem', (_case, problem, status, code) => {
  expect(problem).toMatchObject({ status, code });
});
