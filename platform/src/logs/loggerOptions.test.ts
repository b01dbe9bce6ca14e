import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { loggerOptions } from './loggerOptions.ts';

function logged(err: unknown): Record<string, unknown> {
  let line = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      line += chunk;
      done();
    },
  });
  pino(loggerOptions, output).warn({ err }, 'a line');
  return JSON.parse(line);
}

test('an error is logged with its code, stack and cause, and without the connection that pg adds to it', () => {
  const cause = new Error('The server ends.');
  const broken = Object.assign(new TypeError('It broke.', { cause }), { code: '57P01', client: { secretKey: 12_345 } });
  const { err } = logged(broken);
  expect(err).toMatchObject({ type: 'TypeError', message: 'It broke.: The server ends.', code: '57P01' });
  expect(err).toHaveProperty('stack', expect.stringContaining('loggerOptions.test.ts'));
  expect(err).not.toHaveProperty('client');
});

test('a thrown text is logged as it is', () => {
  expect(logged('It broke.')).toMatchObject({ err: 'It broke.' });
});
