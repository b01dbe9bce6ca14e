import { circle, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { drafting, figure, galaxy, glow, gridFloor, ridge, sky, sphere } from '../sky.ts';

/** A helmet that mirrors where its wearer stands. */
export const astronaut: Scene = (studio) => {
  const { X, Y, air, between, chance, linear, pick, radial } = studio;
  const suit = linear(
    pick([
      [
        [0, air.pale],
        [0.45, air.lit],
        [1, air.body],
      ],
      [
        [0, air.sun],
        [0.4, air.hot],
        [1, air.shade],
      ],
      [
        [0, air.pale],
        [0.4, air.low],
        [1, air.near],
      ],
    ] as const),
    -70,
  );
  const discs = (): string =>
    times(5, (i) =>
      circle(0, -30, 560 - i * 62, fill([air.far, air.hot, air.body][i % 3] ?? air.far, 0.12 + i * 0.03)),
    ) +
    circle(
      0,
      -30,
      292,
      fill(
        linear([
          [0, air.sun],
          [1, air.flare],
        ]),
      ),
    );
  const globe = (): string => sphere(studio, pick([-1, 1]) * between(180, 280), -60, 330, { halo: 0.3 });
  const tunnel = (): string =>
    path(
      times(
        28,
        (i) => `M0-30L${n(1500 * Math.cos((i * Math.PI) / 14))} ${n(-30 + 1500 * Math.sin((i * Math.PI) / 14))}`,
      ),
      stroke(air.line, 2.4, 0.5),
    ) + times(6, (i) => circle(0, -30, 240 + i * i * 22 + i * 40, stroke(air.line, 2.4, 0.5)));
  const visor = 'M-138 4C-146-112-70-166 0-166S146-112 138 4C132 96 66 130 0 130S-132 96-138 4Z';
  const shine = linear([
    [0, air.top],
    [0.5, air.mid],
    [0.64, air.low],
    [1, air.low],
  ]);
  const at = between(-50, 50);
  const world = chance(0.5);
  const seen = world
    ? rect(-160, -180, 320, 320, fill(air.dark)) +
      glow(studio, -at, 150, 300, air.line, 0.8) +
      circle(
        -at,
        210,
        200,
        fill(
          linear([
            [0, air.lit],
            [0.3, air.body],
            [1, air.shade],
          ]),
        ),
      ) +
      circle(at * 1.4, -80, 20, fill(air.sun)) +
      glow(studio, at * 1.4, -80, 120, air.flare, 0.9) +
      path('M-122-60C-112-108-84-134-56-146C-84-112-96-84-100-48Z', fill(air.pale, 0.75))
    : rect(-160, -180, 320, 320, fill(shine)) +
      circle(
        at,
        -60,
        between(38, 60),
        fill(
          radial([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      path(
        polygon([
          [-160, 60],
          [-90, 6],
          [-40, 44],
          [30, -12],
          [90, 40],
          [160, 10],
          [160, 140],
          [-160, 140],
        ]),
        fill(air.near),
      ) +
      path('M-160 92Q0 50 160 92V140H-160Z', fill(air.dark)) +
      figure(-at * 0.9, 82, 34, air.pale) +
      path('M-122-60C-112-108-84-134-56-146C-84-112-96-84-100-48Z', fill(air.pale, 0.75));
  const side = pick([-1, 1]);
  return (
    sky(studio, 170) +
    pick([discs, globe, tunnel])() +
    drafting(studio, 0, -30, 318) +
    path(`M-420 ${n(Y)}C-420 300-300 232-170 208H170C300 232 420 300 420 ${n(Y)}Z`, fill(suit)) +
    path(`M-290 ${n(Y)}C-290 380-280 320-264 270M290 ${n(Y)}C290 380 280 320 264 270`, stroke(air.shade, 6, 0.5)) +
    rect(-118, 306, 236, 150, fill(air.near), 16) +
    times(3, (i) => circle(-66 + i * 66, 348, 17, fill([air.hot, air.line, air.sun][i] ?? air.sun))) +
    rect(-84, 384, 168, 44, fill(air.dark), 6) +
    path('M-70 408h24l12-14 16 26 14-20 12 8h60', stroke(air.line, 4)) +
    path(`M${n(side * 110)} 330C${n(side * 260)} 340 ${n(side * 300)} 240 ${n(side * 190)} 150`, stroke(air.dark, 26)) +
    path(
      `M${n(side * 110)} 330C${n(side * 260)} 340 ${n(side * 300)} 240 ${n(side * 190)} 150`,
      `${stroke(air.hot, 16)} stroke-dasharray="3 22"`,
    ) +
    ellipse(0, 196, 196, 44, fill(air.shade)) +
    ellipse(0, 184, 190, 40, fill(air.body)) +
    circle(0, -16, 216, fill(suit)) +
    mirror(rect(196, -66, 34, 116, fill(air.hot), 14)) +
    rect(196, -66, 34, 116, fill(air.hot), 14) +
    move(0, -4, path(visor, stroke(air.shade, 22)) + studio.within(visor, seen) + path(visor, stroke(air.dark, 5))) +
    rect(-X, Y - 2, 2 * X, 4, fill(air.dark))
  );
};

/** A profile, and the weather inside it. */
export const mind: Scene = (studio) => {
  const { X, Y, air, between, pick, linear } = studio;
  const side = pick([-1, 1]);
  const head =
    'M-130 520C-120 400-150 330-196 250C-262 150-264-40-204-160C-130-306 90-340 196-238C236-200 250-140 248-92C248-70 258-40 290 34C300 58 292 68 256 78C262 100 268 118 252 130C262 146 258 160 244 172C256 210 240 250 196 254C150 258 120 262 108 300C98 350 110 430 150 520Z';
  const ground = pick([air.low, air.pale, air.hot, air.flare]);
  const rays = path(
    times(24, (i) => {
      const a = (i * Math.PI) / 12;
      return polygon([
        [0, -60],
        [1700 * Math.cos(a), -60 + 1700 * Math.sin(a)],
        [1700 * Math.cos(a + 0.11), -60 + 1700 * Math.sin(a + 0.11)],
      ]);
    }),
    fill(air.pale, 0.22),
  );
  const seen = pick([
    () =>
      sky(studio, 150) +
      galaxy(studio, 0, -60, 40) +
      sphere(studio, 20, -90, 104, { halo: 0.5 }) +
      ellipse(20, -90, 176, 34, stroke(air.line, 6)) +
      ridge(studio, 210, 120, air.far) +
      ridge(studio, 330, 100, air.near),
    () =>
      sky(studio, 60) +
      circle(
        20,
        20,
        150,
        fill(
          linear([
            [0, air.sun],
            [1, air.flare],
          ]),
        ),
      ) +
      ridge(studio, 90, 110, air.far) +
      rect(
        -X,
        88,
        2 * X,
        Y,
        fill(
          linear([
            [0, air.near],
            [1, air.dark],
          ]),
        ),
      ) +
      gridFloor(studio, 88, air.line, 20, 0.7),
    () =>
      rect(
        -X,
        -Y,
        2 * X,
        2 * Y,
        fill(
          linear([
            [0, air.top],
            [1, air.near],
          ]),
        ),
      ) +
      times(7, (i) => circle(0, -70, 250 - i * 34, stroke([air.line, air.hot, air.pale][i % 3] ?? air.line, 15))) +
      circle(0, -70, 26, fill(air.sun)) +
      path('M0-44V130Q0 220-60 300V520M0 130Q10 230 70 290', stroke(air.line, 12)),
    () =>
      sky(studio, 80) +
      times(5, (i) =>
        path(
          `M-300 ${n(-60 + i * 90)}Q-120 ${n(-140 + i * 90)} 0 ${n(-60 + i * 90)}T330 ${n(-60 + i * 90)}V600H-300Z`,
          fill([air.far, air.body, air.near, air.shade, air.dark][i] ?? air.dark),
        ),
      ) +
      circle(90, -170, 64, fill(air.sun)) +
      move(-60, 20, path('M-60 0H60L40 26H-44ZM-4 0V-90L50-16H-4Z', fill(air.pale))),
  ]);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(ground)) +
    rays +
    circle(0, -60, 410, fill(air.body, 0.35)) +
    circle(0, -60, 350, fill(air.lit, 0.5)) +
    move(
      0,
      20,
      `<g transform="scale(${side} 1)">${path(head, stroke(air.pale, 16)) + studio.within(head, seen()) + path(head, stroke(air.dark, 5))}</g>`,
      0,
      between(0.9, 1),
    ) +
    drafting(studio, 0, -60, 386) +
    times(5, (i) => sphere(studio, side * (330 + i * 16) * (i % 2 ? -1 : 1), -230 + i * 92, between(9, 30)))
  );
};
