const edge = 90;
const fastest = 18;

/**
 * Returns the pixels by which the window scrolls in a frame while a block is dragged near its upper or lower edge. The
 * window scrolls faster nearer to the edge.
 */
export function edgeScroll(y: number, windowHeight: number): number {
  const above = edge - y;
  const below = y - (windowHeight - edge);
  if (above > 0) return -Math.min(fastest, Math.ceil((above / edge) * fastest));
  if (below > 0) return Math.min(fastest, Math.ceil((below / edge) * fastest));
  return 0;
}
