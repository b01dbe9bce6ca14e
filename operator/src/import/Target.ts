import type { Database } from '@marquee/api/acts/database.ts';

/** The pool, or the single transaction of a dry run, in which each record is a savepoint. */
export type Target = Pick<Database, 'select' | 'transaction'>;
