import { tooMany } from './refuseExceeded.ts';
import { SharedCounts, type SharedCountsOptions } from './SharedCounts.ts';

export type SharedLimitOptions = SharedCountsOptions & {
  /** Maximum number of calls of one key in a window. */
  max: number;
};

/**
 * Limits the calls of each key, such as an account, across all processes on the database. Each call costs a write, so
 * use this for windows of minutes and more. `@fastify/rate-limit` counts in the memory of one process (decision 069).
 */
export class SharedLimit {
  readonly #counts: SharedCounts;
  readonly #max: number;

  constructor({ max, ...options }: SharedLimitOptions) {
    this.#max = max;
    this.#counts = new SharedCounts(options);
  }

  /** Counts a call, even if it is refused. @throws ProblemError 429 with Retry-After beyond the limit */
  async admit(key: string): Promise<void> {
    const countOf = await this.#counts.add([key]);
    const { count, secondsLeft } = countOf(key);
    if (count > this.#max) throw tooMany(secondsLeft);
  }

  /**
   * Counts only calls that succeed. A call is counted before `act`, so that parallel calls cannot exceed the limit. If
   * `act` throws, the count is taken back, so that nobody has to wait because of our own failures.
   * @throws ProblemError 429 with Retry-After beyond the limit, and the errors of `act`
   */
  async spend<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const { countOf, release } = await this.#counts.reserve([key]);
    const { count, secondsLeft } = countOf(key);
    try {
      if (count > this.#max) throw tooMany(secondsLeft);
      return await act();
    } catch (error) {
      await release();
      throw error;
    }
  }
}
