/**
 * Numbers of the advisory locks in the network's database, by what they protect. Locks that are named by a text, such
 * as the lock of a payout's key, hash the text instead.
 *
 * Keep the number of a lock. During an upgrade, processes of both versions run, and a lock with two numbers excludes
 * nobody.
 */
export const advisoryLocks = {
  migrations: 7_112_001,
  /** Taken by the function `send_purge` of the database, so that purges become visible in the order of their ids. */
  purges: 7_112_002,
  /** Bookings hold it shared, and changes of rates exclusively. A wrong amount in the ledger could not be corrected. */
  rates: 7_112_003,
  impressions: 7_112_004,
  productRole: 7_112_005,
  demo: 7_112_006,
  /** Held by administrators' changes of roles, so that two of them cannot take each other's role at once. */
  roles: 7_112_007,
  /** Held by a backup to a bucket, because another one would remove pictures that the first has just copied. */
  backups: 7_112_008,
  testTemplates: 7_112_900,
} as const;
