/** Maximum wait in milliseconds. A hidden tab paints no frame. */
const maxWaitMs = 50;

/** Resolves in the first task after the browser has painted its next frame. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxWaitMs);
  });
}
