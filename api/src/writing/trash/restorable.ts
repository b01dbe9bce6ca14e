/** Milliseconds for which a post in the trash can be restored (design.md 6). */
const restorableMs = 30 * 24 * 3_600_000;

/** Returns the time until which a post can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

/** Returns the cutoff time. Posts that went into the trash at or before it can no longer be restored. */
export function lastExpired(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}
