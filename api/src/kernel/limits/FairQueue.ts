import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Caller } from './caller.ts';

const comeBack = { headers: { 'retry-after': '2' } };

export type FairQueueLimits = {
  /** Maximum number of tasks that run at the same time. */
  atOnce: number;
  /** Maximum number of waiting tasks of all networks. */
  maxWaiting: number;
  /** Maximum number of waiting tasks of one network. */
  maxPerNetwork: number;
};

type Job = {
  key: string;
  /** Callers that wait for the result. */
  callers: number;
  networks: Set<string>;
  isRunning: boolean;
  /** Aborted when the last caller has left. */
  gone: AbortController;
  start: () => Promise<void>;
  refuse: (error: unknown) => void;
  result: Promise<unknown>;
};

/**
 * Runs a few tasks at a time. Networks take turns, so a network waits only for running tasks of other networks. Equal
 * tasks run once for all callers. A task whose callers have all left does not start.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #jobs = new Map<string, Job>();
  /** Waiting jobs by network, in the order of the networks' turns. */
  readonly #lanes = new Map<string, Job[]>();
  #running = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Tasks that have not begun. */
  get waiting(): number {
    let count = 0;
    for (const { isRunning } of this.#jobs.values()) if (!isRunning) count += 1;
    return count;
  }

  /**
   * @param key equal for equal tasks.
   * @param task should stop when the signal aborts; all callers get its result
   * @throws ProblemError 429 if the caller's network has too many waiting tasks, 503 if all networks together have too
   *   many; both with Retry-After
   * @throws the signal's reason when the caller leaves.
   */
  async run<T>(key: string, caller: Caller, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    caller.signal.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#add(key, task);
    if (!job.isRunning) this.#takePlace(job, caller.network);
    job.callers += 1;
    this.#begin();
    const left = Promise.withResolvers<never>();
    const leave = () => {
      job.callers -= 1;
      if (job.callers === 0) this.#drop(job, caller.signal.reason);
      left.reject(caller.signal.reason);
    };
    caller.signal.addEventListener('abort', leave, { once: true });
    try {
      return (await Promise.race([job.result, left.promise])) as T;
    } finally {
      caller.signal.removeEventListener('abort', leave);
    }
  }

  #add<T>(key: string, task: (signal: AbortSignal) => Promise<T>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const gone = new AbortController();
    // `run` reports a failure to each caller; a job without callers fails silently.
    promise.catch(() => undefined);
    const job: Job = {
      key,
      callers: 0,
      networks: new Set(),
      isRunning: false,
      gone,
      start: () => task(gone.signal).then(resolve, reject),
      refuse: reject,
      result: promise,
    };
    return job;
  }

  /** Appends a job to a network's lane, unless the job is already there. */
  #takePlace(job: Job, network: string): void {
    if (job.networks.has(network)) return;
    const lane = this.#lanes.get(network) ?? [];
    if (lane.length >= this.#limits.maxPerNetwork && !this.#isFree())
      throw new ProblemError(429, 'too-many-waiting', 'Too many requests from your network are waiting.', comeBack);
    if (!this.#jobs.has(job.key) && this.waiting >= this.#limits.maxWaiting) this.#makeRoom(lane.length);
    this.#jobs.set(job.key, job);
    job.networks.add(network);
    lane.push(job);
    this.#lanes.set(network, lane);
  }

  /**
   * Drops the newest task of the network with the longest lane when the queue is full.
   * @throws ProblemError 503 if no other network has a longer lane than the caller's network
   */
  #makeRoom(ownLength: number): void {
    let longest: Job[] = [];
    for (const lane of this.#lanes.values()) if (lane.length > longest.length) longest = lane;
    const newest = longest.at(-1);
    const refusal = new ProblemError(503, 'busy', 'Too many requests are waiting.', comeBack);
    if (!newest || longest.length <= ownLength + 1) throw refusal;
    this.#drop(newest, refusal);
  }

  #isFree(): boolean {
    return this.#running < this.#limits.atOnce;
  }

  #begin(): void {
    while (this.#isFree()) {
      const job = this.#takeNext();
      if (!job) return;
      this.#running += 1;
      job.isRunning = true;
      void job.start().finally(() => {
        this.#running -= 1;
        if (this.#jobs.get(job.key) === job) this.#jobs.delete(job.key);
        this.#begin();
      });
    }
  }

  /** Takes the oldest job of the next network, which then moves to the end. */
  #takeNext(): Job | undefined {
    for (const [network, lane] of this.#lanes) {
      const job = lane[0];
      if (!job) continue;
      this.#leaveLanes(job);
      const rest = this.#lanes.get(network);
      if (rest) {
        this.#lanes.delete(network);
        this.#lanes.set(network, rest);
      }
      return job;
    }
    return undefined;
  }

  #leaveLanes(job: Job): void {
    for (const network of job.networks) {
      const lane = this.#lanes.get(network)?.filter((other) => other !== job) ?? [];
      if (lane.length > 0) this.#lanes.set(network, lane);
      else this.#lanes.delete(network);
    }
    job.networks.clear();
  }

  /** Removes a job from the queue. A running job gets an abort signal, and a new caller starts another job. */
  #drop(job: Job, reason: unknown): void {
    this.#leaveLanes(job);
    this.#jobs.delete(job.key);
    job.gone.abort(reason);
    if (!job.isRunning) job.refuse(reason);
  }
}
