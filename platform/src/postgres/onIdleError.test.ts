import { expect, test } from '@jest/globals';
import pg from 'pg';
import { onIdleError } from './onIdleError.ts';

test('an idle connection that breaks is reported, but for those of a pool that is closed', async () => {
  const reported: string[] = [];
  const pool = new pg.Pool();
  onIdleError(pool, ({ message }) => reported.push(message));
  pool.emit('error', new Error('The server has ended it.'), new pg.Client());
  const ended = pool.end();
  pool.emit('error', new Error('The server ends.'), new pg.Client());
  await ended;
  expect(reported).toEqual(['The server has ended it.']);
});

test('a connection that breaks while a transaction has it ends no process', async () => {
  const pool = new pg.Pool();
  onIdleError(pool, () => undefined);
  const taken = new pg.Client();
  pool.emit('connect', taken);
  expect(() => taken.emit('error', new Error('terminating connection due to administrator command'))).not.toThrow();
  await pool.end();
});
