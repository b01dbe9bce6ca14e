import { circle, ellipse, fill, move, n, path, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { galaxy, ridge, sky, sphere } from '../sky.ts';

/** Somebody's desk at the controls. */
export const controls: Scene = (studio) => {
  const { X, Y, air, between, chance, pick, linear, radial } = studio;
  const glass = radial([
    [0, air.mid],
    [0.7, air.top],
    [1, air.dark],
  ]);
  const wave = (w: number, h: number): string => {
    const turns = between(2, 5);
    const fade = chance(0.5);
    return times(32, (i) => {
      const t = i / 31;
      const y = Math.sin(t * Math.PI * 2 * turns) * h * (fade ? 1 - t * 0.8 : Math.sin(t * Math.PI));
      return `${i ? 'L' : 'M'}${n(-w + 2 * w * t)} ${n(y)}`;
    });
  };
  const scope = (x: number, y: number, r: number, kind: number): string =>
    move(
      x,
      y,
      circle(0, 0, r + 15, fill(air.dark)) +
        circle(
          0,
          0,
          r + 8,
          fill(
            linear([
              [0, air.pale],
              [1, air.far],
            ]),
          ),
        ) +
        circle(0, 0, r, fill(glass)) +
        path(`M${n(-r)} 0H${n(r)}M0 ${n(-r)}V${n(r)}`, stroke(air.line, 1.6, 0.5)) +
        circle(0, 0, r * 0.5, stroke(air.line, 1.6, 0.5)) +
        ([
          () => path(wave(r * 0.86, r * 0.5), stroke(air.line, 5)),
          () =>
            path(
              `M0 0L${n(r * 0.94)} ${n(-r * 0.2)}A${n(r * 0.96)} ${n(r * 0.96)} 0 0 0 ${n(r * 0.5)} ${n(-r * 0.82)}Z`,
              fill(air.line, 0.5),
            ) + times(5, () => circle(between(-0.6, 0.6) * r, between(-0.6, 0.6) * r, 7, fill(air.hot))),
          () =>
            times(3, (i) => ellipse(0, 0, r * 0.78, r * 0.26, `${stroke(air.line, 4)} transform="rotate(${i * 60})"`)) +
            circle(0, 0, r * 0.12, fill(air.hot)),
          () => sphere(studio, 0, 0, r * 0.5) + ellipse(0, 0, r * 0.84, r * 0.2, stroke(air.line, 4)),
        ][kind % 4]?.() ?? '') +
        path(
          `M${n(-r * 0.7)} ${n(-r * 0.4)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.78)}`,
          stroke(air.pale, 6, 0.7),
        ),
    );
  const first = Math.floor(between(0, 4));
  const panel = linear([
    [0, air.far],
    [0.5, air.near],
    [1, air.dark],
  ]);
  const board = new Map<string, string>();
  for (let key = 0; key < 60; key++) {
    const row = Math.floor(key / 15);
    const spread = 1 + row * 0.07;
    const colour = chance(0.22) ? pick([air.hot, air.sun, air.line]) : pick([air.pale, air.far]);
    const mark = `M${Math.round(((key % 15) - 7) * 52 * spread - 8)} ${318 + row * 40}h${Math.round(14 * spread)}`;
    board.set(colour, (board.get(colour) ?? '') + mark);
  }
  const keys = [...board].map(([colour, d]) => path(d, stroke(colour, 19))).join('');
  const view = pick([
    () => sphere(studio, between(-160, 160), -150, 190, { halo: 0.3 }),
    () => galaxy(studio, 0, -190, between(-20, 20)) + sphere(studio, between(-260, 260), -200, 70),
    () =>
      circle(
        0,
        30,
        330,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) + ridge(studio, 0, 140, air.far),
  ]);
  const layout = pick([
    [
      [-330, 150, 86],
      [0, 130, 128],
      [330, 150, 86],
    ],
    [
      [-210, 130, 118],
      [90, 146, 92],
      [330, 156, 74],
    ],
    [
      [-390, 160, 70],
      [-140, 132, 116],
      [150, 132, 116],
      [400, 160, 70],
    ],
  ] as const);
  return (
    sky(studio, 130, 60) +
    view() +
    path(
      times(3, (i) => `M${n(-X + (2 * X * (i + 0.5)) / 3 - 8)} ${n(-Y)}l16 0l14 ${n(Y + 40)}h-44Z`),
      fill(air.dark),
    ) +
    path(`M${n(-X)} 20Q0-40 ${n(X)} 20V${n(Y)}H${n(-X)}Z`, fill(panel)) +
    path(`M${n(-X)} 20Q0-40 ${n(X)} 20`, stroke(air.line, 5)) +
    layout.map(([x, y, r], i) => scope(x, y, r, first + i)).join('') +
    path(`M${n(-X)} 292Q0 262 ${n(X)} 292V${n(Y)}H${n(-X)}Z`, fill(air.dark, 0.55)) +
    keys +
    [-1, 1]
      .map(
        (s) => path(`M${s * 560} 60v120`, stroke(air.dark, 22)) + circle(s * 560, between(70, 170), 20, fill(air.hot)),
      )
      .join('')
  );
};
