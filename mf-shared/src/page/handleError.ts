/**
 * The global error handler, for what fails behind a page that goes on working: nothing in it shows, but somebody should
 * hear of it. The browser's own handler takes it, which logs it with its cause and tells every listener of the window's
 * `error` event, as it does of an uncaught error.
 * @param message what failed, in the error catalogue's words
 * @param error why; becomes the cause
 */
export function handleError(message: string, error: unknown): void {
  const reported = new Error(message, { cause: error });
  // Where there is no such handler, as in jsdom, the log is all there is.
  if (typeof reportError === 'function') reportError(reported);
  else console.error(reported);
}
