/**
 * The global error handler, for failures behind a page that goes on working: none of them is visible, but they should
 * be reported. The browser's own handler logs each with its cause and notifies every listener of the window's `error`
 * event, as for an uncaught error.
 * @param message the failure in the error catalogue's words
 * @param error becomes the cause
 */
export function handleError(message: string, error: unknown): void {
  const reported = new Error(message, { cause: error });
  // Where there is no such handler, as in jsdom, the log is all there is.
  if (typeof reportError === 'function') reportError(reported);
  else console.error(reported);
}
