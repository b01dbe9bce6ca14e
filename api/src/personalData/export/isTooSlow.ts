/** Milliseconds for which a reader may keep an archive waiting before the minimum pace applies. */
const graceMs = 30_000;
/** Minimum pace of a reader, which slow phones reach. */
const minBytesPerSecond = 16_384;

/**
 * Checks whether an archive's reader is slower than the minimum pace.
 * @param waitedMs time for which the archive has waited for its reader, without our own work
 */
export function isTooSlow(waitedMs: number, takenBytes: number): boolean {
  return waitedMs > graceMs + (takenBytes / minBytesPerSecond) * 1_000;
}
