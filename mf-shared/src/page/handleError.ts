/**
 * The global error handler, for failures that leave the page usable. Readers do not see these failures, but they should
 * be reported. The `reportError` of the browser logs each failure with its cause. It also notifies every listener of
 * the `error` event of the window, as for an uncaught error.
 * @param message the failure in the words of the error catalogue
 * @param error becomes the cause
 */
export function handleError(message: string, error: unknown): void {
  const reported = new Error(message, { cause: error });
  // Environments without `reportError`, such as jsdom, only write to the log.
  if (typeof reportError === 'function') reportError(reported);
  else console.error(reported);
}
