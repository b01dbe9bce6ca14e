import { destination, type Logger, type LoggerOptions, pino } from 'pino';
import { loggerOptions } from './loggerOptions.ts';

/** Time for the last lines at the end of a process, when nobody reads them at once. */
const patienceMs = 1_000;

/**
 * The log of a process, on its standard output. Lines are written in the background, and those that are left when the process ends
 * are written then. When nobody reads the other end of the pipe, the process ends without them: after a second, or two with a
 * fatal line.
 */
export function createLog(options: Pick<LoggerOptions, 'level' | 'base'>): Logger {
  let deadline = Number.POSITIVE_INFINITY;
  // As pino's own output without a destination, but for the end of retries.
  const output = destination({ fd: process.stdout.fd, sync: false, retryEAGAIN: () => Date.now() < deadline });
  const flush = output.flushSync.bind(output);
  // Both the end of a process and a fatal line call it, the latter right before the end.
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
