const edge = 90;
const fastest = 18;

/** Pixels by which the window scrolls in one frame, while a block is held at a height of it: faster nearer to its edges. */
export function edgeScroll(y: number, windowHeight: number): number {
  const above = edge - y;
  const below = y - (windowHeight - edge);
  if (above > 0) return -Math.min(fastest, Math.ceil((above / edge) * fastest));
  if (below > 0) return Math.min(fastest, Math.ceil((below / edge) * fastest));
  return 0;
}
