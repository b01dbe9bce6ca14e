/** Maximum wait in milliseconds, because the browser rarely paints some windows, such as covered ones. */
const maxWaitMs = 500;

/**
 * Resolves in the first task after the browser has painted its next frame. Does not wait for a frame in a hidden page,
 * because the browser paints none.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : maxWaitMs);
  });
}
