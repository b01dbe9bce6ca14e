/** How long a post in the trash can be restored (design.md 6). */
const restorableMs = 30 * 24 * 3_600_000;

/** The end of the time in which a post can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + restorableMs);
}

/** A post that went into the trash at this time or earlier can no longer be restored. */
export function lastExpired(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}
