import { box, circle, ellipse, fill, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { figure, galaxy, glow, gridFloor, ridge, sky, sphere } from '../sky.ts';

/** A slotted sun and a pyramid or slab at the end of a ruled plain. */
export const plain: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const horizon = between(70, 130);
  const r = between(250, 310);
  const sun = linear([
    [0, air.sun],
    [0.55, air.flare],
    [1, air.body],
  ]);
  const slots = times(7, (index) => {
    const y = horizon - r * 0.9 + index * r * 0.16 + r * 0.05;
    return box(-r * 1.1, y, r * 2.2, 4 + index * 4.2);
  });
  const cut = `${box(-r * 1.2, horizon - 2 * r, r * 2.4, r * 1.1)}${times(8, (index) => {
    const y = horizon - r * 0.9 + index * r * 0.16 - r * 0.07;
    return box(-r * 1.1, y, r * 2.2, Math.max(3, r * 0.15 - index * 4.4));
  })}`;
  const face = linear([
    [0, air.lit],
    [1, air.body],
  ]);
  const h = between(190, 260);
  const kind = pick(['pyramid', 'slab', 'ball', 'gate', 'needles'] as const);
  const thing = {
    pyramid: () =>
      path(
        polygon([
          [0, -h],
          [-h * 0.86, 0],
          [h * 0.12, 0],
        ]),
        fill(face),
      ) +
      path(
        polygon([
          [0, -h],
          [h * 0.12, 0],
          [h * 0.74, 0],
        ]),
        fill(air.shade),
      ) +
      glow(studio, 0, -h, 120, air.line, 0.9),
    slab: () =>
      path(
        polygon([
          [-62, -h * 1.35],
          [40, -h * 1.42],
          [40, 0],
          [-62, 0],
        ]),
        fill(air.shade),
      ) +
      path(
        polygon([
          [40, -h * 1.42],
          [78, -h * 1.34],
          [78, 0],
          [40, 0],
        ]),
        fill(face),
      ) +
      path(`M40 ${n(-h * 1.42)}V0`, stroke(air.line, 3)),
    ball: () =>
      ellipse(0, 14, h * 0.6, 16, fill(air.dark, 0.5)) +
      sphere(studio, 0, -h * 0.78, h * 0.56) +
      ellipse(0, -h * 0.78, h * 0.82, h * 0.13, stroke(air.line, 4)),
    gate: () =>
      path(
        `M${n(-h * 0.7)} 0V${n(-h * 0.6)}A${n(h * 0.7)} ${n(h * 0.7)} 0 0 1 ${n(h * 0.7)} ${n(-h * 0.6)}V0H${n(h * 0.46)}V${n(-h * 0.6)}A${n(h * 0.46)} ${n(h * 0.46)} 0 0 0 ${n(-h * 0.46)} ${n(-h * 0.6)}V0Z`,
        fill(air.shade),
      ) +
      path(
        `M${n(-h * 0.7)} 0V${n(-h * 0.6)}A${n(h * 0.7)} ${n(h * 0.7)} 0 0 1 ${n(h * 0.7)} ${n(-h * 0.6)}`,
        stroke(air.line, 4),
      ) +
      glow(studio, 0, -h * 0.5, h * 0.5, air.line, 0.7),
    needles: () =>
      [-170, 120, -70, 190, 20]
        .map((x, i) => {
          const tall = h * ([0.8, 1, 1.25, 0.6, 1.65][i] ?? 1);
          return (
            path(
              polygon([
                [x - 26, 0],
                [x, -tall],
                [x + 8, 0],
              ]),
              fill(face),
            ) +
            path(
              polygon([
                [x + 8, 0],
                [x, -tall],
                [x + 30, 0],
              ]),
              fill(air.shade),
            )
          );
        })
        .join(''),
  }[kind]();
  const floor = linear([
    [0, air.far],
    [0.35, air.near],
    [1, air.dark],
  ]);
  return (
    sky(studio, 130, horizon - 60) +
    glow(studio, 0, horizon - r * 0.5, r * 1.9, air.flare, 0.6) +
    studio.within(cut, circle(0, horizon - r * 0.62, r, fill(sun))) +
    path(slots, fill(air.flare, 0.08)) +
    ridge(studio, horizon + 4, 150, air.far, 1, 1) +
    rect(-X, horizon, 2 * X, Y - horizon, fill(floor)) +
    gridFloor(studio, horizon, air.line, 0, 0.55) +
    path(
      polygon([
        [-30, horizon + 52],
        [50, horizon + 52],
        [pick([-1, 1]) * 330 + 80, Y],
        [-160, Y],
      ]),
      fill(air.dark, 0.35),
    ) +
    move(0, horizon + 52, thing) +
    figure(between(90, 150), horizon + 150, 64, air.dark)
  );
};

/** Dishes on a plain, listening. */
export const dishes: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick } = studio;
  const face = linear(
    [
      [0, air.pale],
      [0.5, air.lit],
      [1, air.body],
    ],
    -60,
  );
  const way = pick([-1, 1]);
  const turn = way * between(14, 40);
  const dish = studio.stamp(
    path('M-14-96L-70 0H70L14-96Z', stroke(air.dark, 9)) +
      move(
        0,
        -118,
        path('M-200-30Q0 130 200-30Z', fill(air.near)) +
          ellipse(0, -30, 200, 44, fill(face)) +
          ellipse(0, -30, 128, 26, stroke(air.far, 3, 0.8)) +
          ellipse(0, -30, 62, 12, stroke(air.far, 3, 0.8)) +
          path('M-150-22L0-190L150-22M0-190V-6', stroke(air.dark, 5)) +
          circle(0, -190, 13, fill(air.hot)),
        turn,
      ),
  );
  const waves = times(6, (index) => {
    const r = 90 + index * 88;
    return `<circle r="${r}" ${stroke(air.line, 3, Number((0.9 - index * 0.13).toFixed(2)))} stroke-dasharray="${n(r * 0.9)} ${n(r * 9)}" transform="rotate(${n(turn - 90 - 26)})"/>`;
  });
  const one = chance(0.55);
  const row = one ? [-640, -400, 520, 330] : [-560, -330, 60, 250, 480];
  const large = one
    ? move(-way * 40, 120, waves) + dish(-way * 40, 392, between(1.15, 1.4))
    : move(-way * 230, 190, waves, 0, 0.8) + dish(way * 210, 372, 0.78) + dish(-way * 230, 404, 1.02);
  return (
    sky(studio, 90) +
    galaxy(studio, 0, -140, -way * between(28, 60)) +
    sphere(studio, way * between(200, 330), between(-260, -190), between(40, 90), { halo: 0.7 }) +
    ridge(studio, 240, 120, air.far) +
    rect(
      -X,
      236,
      2 * X,
      Y,
      fill(
        linear([
          [0, air.near],
          [1, air.dark],
        ]),
      ),
    ) +
    row.map((x, i) => dish(-way * x, 262 + i * 8, 0.24 + i * 0.05)).join('') +
    large +
    path(`M${n(-X)} 404Q0 372 ${n(X)} 410V${n(Y)}H${n(-X)}Z`, fill(air.dark)) +
    figure(way * (one ? 230 : -20), 404, 70, air.near)
  );
};
