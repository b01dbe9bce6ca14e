import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { SharedCounts, type SharedCountsOptions } from '../../db/SharedCounts.ts';
import { tooMany } from './refuseExceeded.ts';

export type SharedLimitOptions = SharedCountsOptions & {
  /** Calls of one key in a window. */
  max: number;
};

/**
 * Limits the calls of each key, such as an account, for all processes on the database together. Each call costs a write, so it is
 * for limits of minutes and more; `@fastify/rate-limit` counts in one process's memory (decision 069).
 */
export class SharedLimit {
  readonly #counts: SharedCounts;
  readonly #max: number;

  constructor({ max, ...options }: SharedLimitOptions) {
    this.#max = max;
    this.#counts = new SharedCounts(options);
  }

  /** Counts a call, also one that is refused. @throws ProblemError 429 with Retry-After beyond the limit */
  async admit(key: string): Promise<void> {
    const countOf = await this.#counts.add([key]);
    const { count, secondsLeft } = countOf(key);
    if (count > this.#max) throw tooMany(secondsLeft);
  }

  /**
   * Counts a call that succeeds, and no other: the place is taken before `act` and given back when the call is refused, so that
   * calls at the same moment do not exceed the limit together.
   * @throws ProblemError 429 with Retry-After beyond the limit, and whatever `act` throws
   */
  async spend<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const { countOf, release } = await this.#counts.reserve([key]);
    const { count, secondsLeft } = countOf(key);
    try {
      if (count > this.#max) throw tooMany(secondsLeft);
      return await act();
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500) await release();
      throw error;
    }
  }
}
