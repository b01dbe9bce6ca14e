/** How long a reader may keep an archive waiting before its first byte. */
const graceMs = 30_000;
/** Pace that a slow phone has. */
const leastBytesPerSecond = 16_384;

/**
 * Whether an archive's reader is slower than the least pace.
 * @param waitedMs how long the archive has waited for its reader, without the time of our own work
 */
export function isTooSlow(waitedMs: number, takenBytes: number): boolean {
  return waitedMs > graceMs + (takenBytes / leastBytesPerSecond) * 1_000;
}
