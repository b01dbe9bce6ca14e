/** Time, as a parameter: tests play it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later. @returns a function that prevents it */
  after(ms: number, run: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
