import { availableParallelism, loadavg } from 'node:os';

/** Most times that a wait is stretched. */
const mostTimes = 4;

/**
 * How long to wait, in milliseconds, for what takes at most `ms` where nothing else is to be done: longer, the more processes want
 * the processors. What hangs is found all the same, and a good release is not refused because the machine is busy.
 */
export function scaleTimeout(ms: number, load = loadavg()[0] ?? 0, processors = availableParallelism()): number {
  return Math.round(ms * Math.min(mostTimes, Math.max(1, load / processors)));
}

/** Milliseconds as they are told: `15 s`. */
export const inSeconds = (ms: number) => `${Math.round(ms / 1_000)} s`;
