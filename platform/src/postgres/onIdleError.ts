import type { Pool } from 'pg';

/**
 * Reports idle connections of a pool that break; the pool replaces them. Errors of a closing pool are ignored, because
 * the server may end first. A connection that breaks between two statements of a transaction fails the next statement.
 */
export function onIdleError(pool: Pool, report: (error: Error) => void): void {
  pool.on('error', (error) => {
    if (!pool.ending) report(error);
  });
  // The pool listens to idle connections only. Without a listener, the server's last word on a taken one would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
}
