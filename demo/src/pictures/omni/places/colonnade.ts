import { circle, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, ridge, sky, sphere } from '../sky.ts';

/** A square with long shadows and one thing in it that cannot be there. */
export const colonnade: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const side = pick([-1, 1]);
  const floor = linear([
    [0, air.low],
    [0.4, air.lit],
    [1, air.body],
  ]);
  const wall = linear([
    [0, air.pale],
    [1, air.lit],
  ]);
  const arcade = (
    x0: number,
    x1: number,
    top0: number,
    top1: number,
    base0: number,
    base1: number,
    count: number,
  ): string => {
    const at = (t: number): readonly [number, number, number] => [
      x0 + (x1 - x0) * t,
      top0 + (top1 - top0) * t,
      base0 + (base1 - base0) * t,
    ];
    const [a, b] = [at(0), at(1)];
    const holes = times(count, (i) => {
      const p = at((i + 0.16) / count);
      const q = at((i + 0.84) / count);
      const spring = 0.42;
      const ya = p[1] + (p[2] - p[1]) * spring;
      const yb = q[1] + (q[2] - q[1]) * spring;
      const crown = Math.abs(q[0] - p[0]) * 0.62;
      return `M${n(p[0])} ${n(p[2])}V${n(ya)}C${n(p[0])} ${n(ya - crown)} ${n(q[0])} ${n(yb - crown)} ${n(q[0])} ${n(yb)}V${n(q[2])}Z`;
    });
    return (
      path(
        polygon([
          [a[0], a[1]],
          [b[0], b[1]],
          [b[0], b[2]],
          [a[0], a[2]],
        ]),
        fill(side * x0 > 0 ? air.shade : wall),
      ) + path(holes, fill(side * x0 > 0 ? air.dark : air.shade))
    );
  };
  const r = between(105, 145);
  const wonder = pick([
    () => sphere(studio, 0, 0, r, { halo: 0.5 }) + ellipse(0, 0, r * 1.5, r * 0.26, stroke(air.line, 5)),
    () =>
      rect(
        -r * 0.7,
        -r * 1.2,
        r * 1.4,
        r * 2.2,
        fill(
          linear([
            [0, air.top],
            [0.6, air.mid],
            [1, air.low],
          ]),
        ),
      ) +
      circle(r * 0.2, -r * 0.3, r * 0.3, fill(air.sun)) +
      rect(-r * 0.7, -r * 1.2, r * 1.4, r * 2.2, stroke(air.dark, 7)),
    () =>
      path(
        polygon([
          [0, -r * 1.2],
          [r, 0],
          [0, r * 1.1],
          [-r, 0],
        ]),
        fill(air.body),
      ) +
      path(
        polygon([
          [0, -r * 1.2],
          [r * 0.2, 0.2 * r],
          [0, r * 1.1],
          [-r, 0],
        ]),
        fill(air.lit),
      ) +
      path(`M${n(-r)} 0L${n(r * 0.2)} ${n(r * 0.2)}L${n(r)} 0`, stroke(air.pale, 4)),
    () =>
      path(
        `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0M${n(-r * 0.58)} 0a${n(r * 0.58)} ${n(r * 0.58)} 0 1 0 ${n(r * 1.16)} 0a${n(r * 0.58)} ${n(r * 0.58)} 0 1 0 ${n(-r * 1.16)} 0`,
        fill(
          linear([
            [0, air.sun],
            [0.5, air.hot],
            [1, air.shade],
          ]),
        ),
      ),
  ]);
  const horizon = 110;
  return (
    sky(studio, 26, -160) +
    circle(
      -side * between(120, 200),
      between(-60, 20),
      between(60, 90),
      fill(
        linear([
          [0, air.sun],
          [1, air.flare],
        ]),
      ),
    ) +
    ridge(studio, horizon + 2, 60, air.far, 1) +
    rect(-X, horizon, 2 * X, Y, fill(floor)) +
    path(
      times(9, (i) => `M${n((i - 4) * 30)} ${horizon}L${n((i - 4) * 330)} ${n(Y)}`) +
        times(5, (i) => `M${n(-X)} ${n(horizon + 14 + i * i * 24)}H${n(X)}`),
      stroke(air.near, 2.4, 0.35),
    ) +
    arcade(side * X * 1.02, side * 190, -470, -40, 560, 150, 5) +
    arcade(-side * X * 1.02, -side * 250, -260, 0, 470, 140, 6) +
    path(
      polygon([
        [side * X, 560],
        [side * 190, 150],
        [-side * 60, 190],
        [-side * X * 0.6, Y],
        [side * X, Y],
      ]),
      fill(air.shade, 0.5),
    ) +
    ellipse(0, 286, r * 0.9, 20, fill(air.dark, 0.5)) +
    move(0, 40 - r * 0.5, wonder()) +
    drafting(studio, 0, 40 - r * 0.5, r * 1.75) +
    path(
      polygon([
        [-side * 206, 330],
        [-side * 196, 330],
        [-side * 520, 460],
        [-side * 560, 452],
      ]),
      fill(air.dark, 0.45),
    ) +
    figure(-side * 200, 332, 96, air.dark)
  );
};
