import { availableParallelism, loadavg } from 'node:os';

/** Maximum factor by which a timeout is scaled. */
const maxTimes = 4;

/**
 * Scales a timeout with the load of the machine, so that a good release is not refused because the machine is busy.
 * @param ms timeout on an idle machine, in milliseconds
 */
export function scaleTimeout(ms: number, load = loadavg()[0] ?? 0, processors = availableParallelism()): number {
  return Math.round(ms * Math.min(maxTimes, Math.max(1, load / processors)));
}

/** Milliseconds as text: `15 s`. */
export const inSeconds = (ms: number) => `${Math.round(ms / 1_000)} s`;
