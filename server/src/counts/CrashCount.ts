/** Number of crashes within a minute at which the release counts as faulty. Fewer may be due to the machine. */
const maxDeaths = 3;
const windowMs = 60_000;

/** Counts the deaths of a generation's workers. */
export class CrashCount {
  #times: number[] = [];

  /** Counts a death. @param now epoch milliseconds @returns true only for the death that reaches `maxDeaths` */
  isTooMany(now: number): boolean {
    this.#times = [...this.#times.filter((at) => at > now - windowMs), now];
    return this.#times.length === maxDeaths;
  }
}
