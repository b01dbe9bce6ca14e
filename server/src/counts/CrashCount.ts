/** So many deaths of serving processes within a minute are no accident of the machine. */
const mostDeaths = 3;
const windowMs = 60_000;

/** Counts the deaths of a generation's workers, or of primaries. */
export class CrashCount {
  #times: number[] = [];

  /** Counts one more. @param now in milliseconds @returns true for the death that makes them too many */
  isTooMany(now: number): boolean {
    this.#times = [...this.#times.filter((at) => at > now - windowMs), now];
    return this.#times.length === mostDeaths;
  }
}
