import { at, disc, n, times } from '../coarseMarks.ts';
import { type Bench, sprig } from './kit.ts';
import { circle, path, rect } from './marks.ts';

/** The lit ground: a wash, and a round of light at (x, y). */
export function ground({ X, Y, tones, wash, bloom }: Bench, x = 0, y = -80, r = 560): string {
  return (
    rect(-X, -Y, 2 * X, 2 * Y, wash(tones.top, tones.low)) +
    circle(x, y, r, bloom(`${tones.glow}/0.9`, `${tones.glow}/0`))
  );
}

/** The ground in one of its lights: a glow, a disc, the panes of a window, a table's edge. */
export function backdrop(bench: Bench, x = 0, y = -40): string {
  const { X, Y, tones, night, between, pick } = bench;
  const kind = pick(['glow', 'disc', 'panes', 'table', 'shade']);
  const veil = night ? 0.16 : 0.55;
  const shadow = `${tones.leaf}/${night ? 0.22 : 0.13}`;
  if (kind === 'disc')
    return (
      ground(bench, x, y) +
      circle(
        x,
        y,
        between(370, 430),
        bench.wash(`${pick([tones.blush, tones.sun, tones.fresh])}/0.75`, `${tones.glow}/0.1`),
      )
    );
  if (kind === 'panes') {
    const pane = (left: number, top: number): string => `M${n(left)} ${n(top)}h250l-150 330h-250Z`;
    const lean = between(-120, 120);
    return (
      ground(bench, x, y) +
      path(
        [0, 1, 2]
          .map((row) =>
            [-1, 0, 1].map((column) => pane(lean + column * 290 - row * 170 + 140, -560 + row * 370)).join(''),
          )
          .join(''),
        `${tones.glow}/${veil}`,
      ) +
      at(X * 0.8, Y, sprig(bench, 900, { paints: [shadow], stem: shadow, pairs: 7, bend: -0.3 }), 1, -24)
    );
  }
  if (kind === 'table')
    return (
      ground(bench, x, y) +
      rect(-X, Y * 0.56, 2 * X, Y, bench.wash(`${tones.leaf}/0.3`, `${tones.leaf}/0.1`)) +
      rect(-X, Y * 0.56, 2 * X, 4, `${tones.glow}/0.7`)
    );
  if (kind === 'shade')
    return (
      ground(bench, x, y) +
      at(-X * 0.9, Y * 1.02, sprig(bench, 1040, { paints: [shadow], stem: shadow, pairs: 7, bend: 0.3 }), 1, 14) +
      at(X * 0.72, -Y * 1.1, sprig(bench, 820, { paints: [shadow], stem: shadow, pairs: 6, bend: 0.15 }), 1, 214)
    );
  return ground(bench, x, y, 600);
}

/** Dust in the light. */
export function motes({ X, Y, tones, between }: Bench, count: number): string {
  return path(
    times(count, () => disc(between(-X, X), between(-Y, Y), between(1.5, 4.5))),
    `${tones.glow}/0.7`,
  );
}
