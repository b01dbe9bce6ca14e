/** Number of worker crashes within a minute after which the release counts as faulty. Fewer may be due to the machine. */
const maxDeaths = 3;
const windowMs = 60_000;

/** Counts the deaths of a generation's workers, or of primaries. */
export class CrashCount {
  #times: number[] = [];

  /** Counts a death. @param now epoch milliseconds @returns true if this death exceeds the limit */
  isTooMany(now: number): boolean {
    this.#times = [...this.#times.filter((at) => at > now - windowMs), now];
    return this.#times.length === maxDeaths;
  }
}
