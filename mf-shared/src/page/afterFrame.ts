/** Runs what may wait after the next frame, so that the reader sees the answer to a press or a key first. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
