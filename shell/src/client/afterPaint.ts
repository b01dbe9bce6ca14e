/** Maximum wait in milliseconds, for windows that the browser paints rarely. */
const maxWaitMs = 500;

/** Resolves in the first task after the browser has painted its next frame. A hidden page paints none, so it waits for no frame. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : maxWaitMs);
  });
}
