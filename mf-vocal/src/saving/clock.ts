/** Clock that tests can replace. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` after a delay. @returns a function that cancels the call */
  after(ms: number, run: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
