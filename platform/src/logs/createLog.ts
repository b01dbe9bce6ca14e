import { destination, type Logger, type LoggerOptions, pino } from 'pino';
import { loggerOptions } from './loggerOptions.ts';

/** Milliseconds that a process waits at its end for a reader of its last lines. */
const patienceMs = 1_000;

/**
 * Creates the log of a process, on its standard output. Lines are written in the background, and the rest when the
 * process ends. If the pipe has no active reader, the process ends without them after a second, or two with a fatal
 * line.
 */
export function createLog(options: Pick<LoggerOptions, 'level' | 'base'>): Logger {
  let deadline = Number.POSITIVE_INFINITY;
  // These are the settings of pino's default output, but the retries end at a deadline.
  const output = destination({ fd: process.stdout.fd, sync: false, retryEAGAIN: () => Date.now() < deadline });
  const flush = output.flushSync.bind(output);
  // pino calls this at the end of the process and after a fatal line, which comes right before the end.
  output.flushSync = () => {
    deadline = Date.now() + patienceMs;
    try {
      flush();
    } catch (error) {
      if (!isFull(error)) throw error;
    } finally {
      deadline = Number.POSITIVE_INFINITY;
    }
  };
  return pino({ ...loggerOptions, ...options }, output);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
