/** Runs a callback after the next frame, so that the response to a tap or a key is painted first. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
