import { circle, ellipse, fill, mirror, move, n, path, polygon, rect, stroke, times } from '../../marks.ts';
import type { Scene } from '../kit.ts';
import { glow, ridge, sphere } from '../sky.ts';

/** Under the ice or under the sea: one lamp, and what comes to it. */
export const deep: Scene = (studio) => {
  const { X, Y, air, between, pick, linear, chance } = studio;
  const side = pick([-1, 1]);
  const water = linear([
    [0, air.mid],
    [0.34, air.near],
    [1, air.dark],
  ]);
  const beam = linear(
    [
      [0, air.sun, 0.75],
      [1, air.sun, 0],
    ],
    -90,
  );
  const hull =
    ellipse(
      0,
      0,
      150,
      112,
      fill(
        linear([
          [0, air.sun],
          [0.5, air.hot],
          [1, air.shade],
        ]),
      ),
    ) +
    rect(-54, -150, 108, 60, fill(air.hot), 14) +
    path('M-140-30L-220-78V78L-140 30Z', fill(air.near)) +
    ellipse(-222, 0, 14, 60, stroke(air.pale, 6)) +
    circle(64, -6, 74, fill(air.dark)) +
    circle(
      64,
      -6,
      62,
      fill(
        linear([
          [0, air.line],
          [1, air.mid],
        ]),
      ),
    ) +
    path('M44 40Q40-6 64-8T86 40Z', fill(air.dark)) +
    circle(64, -22, 15, fill(air.dark)) +
    path('M26-30A44 44 0 0 1 56-54', stroke(air.pale, 7)) +
    circle(-74, -10, 22, fill(air.dark)) +
    circle(-74, -10, 14, fill(air.line)) +
    path('M-110 118H110M-70 100V118M70 100V118', stroke(air.dark, 13)) +
    path('M120 70L190 108L176 132', stroke(air.pale, 9)) +
    rect(132, -92, 42, 30, fill(air.pale), 8);
  const jelly = studio.stamp(
    glow(studio, 0, 0, 130, air.line, 0.5) +
      path(
        times(
          7,
          (i) =>
            `M${-48 + i * 16} 6q${n(between(-22, 22))} 50 ${n(between(-10, 10))} 100t${n(between(-14, 14))} ${n(between(50, 110))}`,
        ),
        stroke(air.lit, 4, 0.7),
      ) +
      path(
        'M-70 10C-76-70 76-70 70 10Q52-4 35 10T0 10T-35 10T-70 10Z',
        fill(
          linear([
            [0, air.pale],
            [1, air.body],
          ]),
          0.9,
        ),
      ) +
      path('M-40-18Q-26-42 0-44', stroke(air.pale, 6)),
  );
  const squid = studio.stamp(
    glow(studio, 0, 0, 240, air.hot, 0.4) +
      path(
        times(
          8,
          (i) =>
            `M${-42 + i * 12} 60q${n(between(-90, 90))} 90 ${n((i - 3.5) * 22)} 190t${n(between(-60, 60))} ${n(between(60, 130))}`,
        ),
        stroke(air.body, 13),
      ) +
      path(
        'M0-230C70-150 84-60 60 70Q0 100-60 70C-84-60-70-150 0-230Z',
        fill(
          linear(
            [
              [0, air.pale],
              [0.5, air.hot],
              [1, air.shade],
            ],
            -70,
          ),
        ),
      ) +
      path('M-52-110L-140-40L-60-20ZM52-110L140-40L60-20Z', fill(air.body)) +
      circle(-34, 40, 20, fill(air.pale)) +
      circle(34, 40, 20, fill(air.pale)) +
      circle(-34, 42, 10, fill(air.dark)) +
      circle(34, 42, 10, fill(air.dark)),
  );
  const angler = studio.stamp(
    path(
      'M-150 0C-130-110 40-130 110-40L190-96Q176 0 196 96L110 50C50 130-110 130-150 60L-60 30Z',
      fill(
        linear([
          [0, air.far],
          [1, air.dark],
        ]),
      ),
    ) +
      path('M-150 4L-128 26L-112 8L-96 28L-82 14L-66 30L-60 30', stroke(air.pale, 6)) +
      circle(-60, -34, 17, fill(air.pale)) +
      circle(-64, -33, 9, fill(air.dark)) +
      path('M-40-84Q-90-190-190-150', stroke(air.far, 7)) +
      glow(studio, -196, -146, 90, air.sun, 0.9) +
      circle(-196, -146, 15, fill(air.sun)),
  );
  const sphereBell =
    path(`M0-130V${n(-Y - 200)}`, stroke(air.pale, 6)) +
    sphere(studio, 0, 0, 132, { colours: [air.pale, air.sun, air.shade] }) +
    rect(-34, -150, 68, 36, fill(air.near), 10) +
    circle(46, 0, 70, fill(air.dark)) +
    circle(
      46,
      0,
      56,
      fill(
        linear([
          [0, air.line],
          [1, air.mid],
        ]),
      ),
    ) +
    path('M24 46Q20 4 46 2T68 46Z', fill(air.dark)) +
    circle(46, -12, 14, fill(air.dark)) +
    path(
      times(8, (i) => `M${n(46 + 63 * Math.cos((i * Math.PI) / 4))} ${n(63 * Math.sin((i * Math.PI) / 4))}h0`),
      stroke(air.pale, 9),
    ) +
    path('M-90 108L-130 170H-60M90 108L130 170H60', stroke(air.dark, 12)) +
    rect(110, -96, 46, 32, fill(air.pale), 8);
  const vent = (x: number, h: number): string =>
    glow(studio, x, 430 - h, 120, air.hot, 0.8) +
    path(
      polygon([
        [x - 60, 470],
        [x - 30, 430 - h],
        [x + 24, 430 - h],
        [x + 64, 470],
      ]),
      fill(air.dark),
    ) +
    path(`M${n(x)} ${n(420 - h)}q-40-70 10-130t-20-130`, stroke(air.pale, 22, 0.25));
  const kelp = times(9, (i) => {
    const x = side * (-X + 20 + i * 34);
    const h = between(120, 420);
    return path(`M${n(x)} ${n(Y)}q${n(between(-40, 40))} ${n(-h / 2)} 0 ${n(-h)}`, stroke(air.dark, 13));
  });
  const ice = path(
    `M${n(-X)} ${n(-Y)}H${n(X)}V-360${times(14, (i) => `L${n(X - ((i + 1) * 2 * X) / 14)} ${n(-400 + (i % 2 ? 20 : between(30, 120)))}`)}Z`,
    fill(
      linear([
        [0, air.pale],
        [1, air.line],
      ]),
      0.9,
    ),
  );
  const at: readonly [number, number] = [-side * between(60, 110), between(-30, 40)];
  return (
    rect(-X, -Y, 2 * X, 2 * Y, fill(water)) +
    path(
      times(5, (i) =>
        polygon([
          [-260 + i * 120, -Y],
          [-200 + i * 120, -Y],
          [-340 + i * 220, 300],
          [-520 + i * 220, 300],
        ]),
      ),
      fill(air.line, 0.06),
    ) +
    (chance(0.5) ? ice : '') +
    ridge(studio, 400, 260, air.near, 1, 0.9) +
    move(at[0], at[1], `<g transform="scale(${side} 1)">${path('M150-76L900-250V210Z', fill(beam))}</g>`) +
    pick([
      () => jelly(side * between(200, 260), between(-120, -60), between(0.95, 1.25), between(-14, 14)),
      () => squid(side * between(230, 290), between(-50, 10), between(0.9, 1.1), side * between(-40, 10)),
      () => `<g transform="scale(${side} 1)">${angler(between(290, 340), between(-20, 60), between(0.9, 1.1))}</g>`,
    ])() +
    jelly(side * between(360, 430), between(120, 180), 0.5) +
    jelly(-side * between(330, 420), between(-240, -190), 0.5) +
    times(5, (i) =>
      circle(at[0] - side * (90 + between(-30, 30)), at[1] - 170 - i * 50, between(6, 16), stroke(air.pale, 3, 0.8)),
    ) +
    move(at[0], at[1], `<g transform="scale(${side} 1)">${pick([hull, sphereBell])}</g>`) +
    vent(side * between(90, 190), between(40, 110)) +
    ridge(studio, 460, 80, air.dark, 1) +
    kelp +
    mirror(path(`M${n(-X)} ${n(Y)}v-40q200-50 420 0v40Z`, fill(air.dark)))
  );
};
