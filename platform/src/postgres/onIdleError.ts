import type { Pool } from 'pg';

/**
 * Reports connections of a pool that break while idle; the pool replaces them. Those of a pool that is closed are none: the server may end
 * before they do.
 */
export function onIdleError(pool: Pool, report: (error: Error) => void): void {
  pool.on('error', (error) => {
    if (!pool.ending) report(error);
  });
}
