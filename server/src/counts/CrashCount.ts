/** Number of worker crashes within a minute from which the release is at fault and not the machine. */
const maxDeaths = 3;
const windowMs = 60_000;

/** Counts the deaths of a generation's workers, or of primaries. */
export class CrashCount {
  #times: number[] = [];

  /** Counts one more. @param now in milliseconds @returns true for the death that makes them too many */
  isTooMany(now: number): boolean {
    this.#times = [...this.#times.filter((at) => at > now - windowMs), now];
    return this.#times.length === maxDeaths;
  }
}
