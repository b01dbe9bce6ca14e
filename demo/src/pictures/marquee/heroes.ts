import {
  beam,
  circle,
  dots,
  ellipse,
  fixed,
  group,
  type Point,
  path,
  rect,
  type Stage,
  skyline,
  stars,
  stroke,
  sunburst,
} from './stage.ts';

/** Somebody in a cape, high up, against the one round light in town. */
export function rooftop(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const moon = stage.between(27, 33);
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, hh],
        [
          [0, inks.night],
          [0.5, inks.deep],
          [1, inks.mid],
        ],
      ),
    ),
    stars(stage, 50, inks.cream),
    stage.halftone(inks.mid, 4, (x, y) => 1.15 - Math.hypot(x - 6 * flip, y + 4) / (moon * 1.7)),
    circle(
      6 * flip,
      -4,
      moon,
      stage.radial([6 * flip - 9, -15], moon * 1.5, [
        [0, inks.cream],
        [0.45, inks.glow],
        [1, inks.glow],
      ]),
    ),
    dots(
      Array.from({ length: 5 }, (): Point => [6 * flip + stage.between(-18, 18), stage.between(-22, 12)]),
      stage.between(1.5, 2.6),
      inks.hot,
      'opacity=".3"',
    ),
    skyline(stage, 26, 4, 22, inks.deep, 10),
    beam(stage, [-hw * 0.6 * flip, 40], -70 * flip + (flip < 0 ? 180 : 0), 10, 100, inks.cream, 0.35),
    skyline(stage, 40, 3, 20, inks.night, 13),
  );
  const windows: Point[] = Array.from({ length: 34 }, () => [
    Math.round(stage.between(-hw, hw) / 2.4) * 2.4,
    Math.round(stage.between(34, hh) / 3) * 3,
  ]);
  stage.add(dots(windows, 0.55, inks.glow));
  const wind = stage.between(22, 38);
  const mask = (x: number, y: number): string =>
    ellipse(x, y, 3.4, 4.2, inks.night) +
    group(
      `translate(${x} ${y + 16})`,
      stage.chance(0.5)
        ? path('M-3.4 -17L-3 -23L-1 -19.5L1 -19.5L3 -23L3.4 -17Z', inks.night)
        : path('M-3.6 -17C-4 -22 4 -22 3.6 -17L5 -14L2 -15Z', inks.night),
    );
  // Cape first, then the body in front of it.
  const standing = (): string =>
    path(
      `M-5 -9C-9 -2 -12 6 ${fixed(-12 - wind * 0.3)} 14C${fixed(-wind)} 20 ${fixed(-wind - 4)} 14 ${fixed(-wind - 9)} 17C${fixed(-wind - 4)} 22 ${fixed(-wind)} 24 ${fixed(-wind + 6)} 23C-14 27 -8 24 -4 26H6C9 16 8 -2 5 -9Z`,
      inks.hot,
    ) +
    path(`M-4 -8C-7 2 -10 12 ${fixed(-wind * 0.6)} 20C-12 22 -8 18 -2 24L2 0Z`, inks.night, 'opacity=".35"') +
    path(
      'M-6.5 -9C-4 -11.5 -2 -11 -2 -13H2C2 -11 4 -11.5 6.5 -9C9 -5 10.5 0 10 5L7.5 5.5L6 -1L5 6L6.5 25H1.5L0 10L-1.5 25H-6.5L-5 6L-6 -1L-7.5 5.5L-10 5C-10.5 0 -9 -5 -6.5 -9Z',
      inks.night,
    ) +
    mask(0, -16) +
    stroke('M4 -10C8 -7 9 -2 9.5 4', inks.cream, 0.6) +
    stroke('M-5 6H5', inks.glow, 1);
  const crouching = (): string =>
    path(
      `M0 0C-8 2 -14 10 ${fixed(-wind * 0.7)} 8C${fixed(-wind - 2)} 6 ${fixed(-wind - 4)} 10 ${fixed(-wind - 10)} 8C${fixed(-wind - 4)} 15 ${fixed(-wind)} 18 ${fixed(-wind + 8)} 18C-16 22 -12 26 -8 26L2 14Z`,
      inks.hot,
    ) +
    path(
      'M-12 26C-14 20 -13 14 -9 9C-6 4 -3 0 1 -2L6 -1C10 2 12 7 11 12L15 19L17 26H13L10 20L6 15L2 17L6 21L6 26H1L0 22L-5 19L-7 26Z',
      inks.night,
    ) +
    mask(7, -5) +
    stroke('M8 1C11 4 12 8 11.4 12L15 19', inks.cream, 0.6);
  const sitting = (): string =>
    path(
      `M-3 3C-8 8 -14 16 ${fixed(-wind * 0.6)} 21C${fixed(-wind * 0.8)} 24 ${fixed(-wind)} 22 ${fixed(-wind - 6)} 25V26H2L3 6Z`,
      inks.hot,
    ) +
    path(
      'M-6 26C-8 15 -7 5 -4 2C-2 0 1 0 4 2C7 6 8 13 8 20L16 22L19 26L18 41H13L13 29L6 27ZM5 6L12 14L9 17L4 11Z',
      inks.night,
    ) +
    mask(1, -5) +
    stroke('M5 3C8 8 9 14 8.6 20L16 22', inks.cream, 0.6);
  const pose = stage.pick([standing, standing, crouching, sitting])();
  stage.add(
    group(
      `translate(${fixed(stage.between(-9, 3) * flip)} -7) scale(${1.28 * flip} 1.28)`,
      // The ledge and its gargoyle.
      path('M-26 60V31H-30V26H30V31H26V60Z', inks.night),
      stroke('M-30 26H30', inks.hot, 0.8),
      path('M26 27C34 24 36 18 41 17C40 14 44 13 46 15L52 17C50 20 47 20 46 21C44 27 38 30 26 31Z', inks.night),
      pose,
    ),
  );
}

/** Something very large has come up out of the bay. */
export function colossus(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const robot = stage.chance(0.5);
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, 34],
        [
          [0, inks.deep],
          [0.6, inks.mid],
          [1, inks.glow],
        ],
      ),
    ),
    sunburst([0, 8], 20, 150, inks.hot, stage.between(0, 1), 'opacity=".35"'),
    circle(0, 2, 36, inks.hot, 'opacity=".5"'),
    stage.halftone(inks.night, 4, (x, y) => (-y - 6) / hh + Math.abs(x) / hw - 0.7),
    beam(stage, [-hw * 0.75, 44], -48, 9, 120, inks.cream, 0.7),
    beam(stage, [hw * 0.78, 44], -132, 9, 120, inks.cream, 0.7),
    skyline(stage, 30, 6, 22, inks.deep, 10),
  );
  const flip = stage.chance(0.5) ? -1 : 1;
  const lizard = [
    path(
      'M-40 60C-34 30 -24 26 -20 4C-18 -16 -12 -30 4 -34C12 -37 18 -36 27 -32C31 -31 32 -27 28 -26L15 -22C20 -20 24 -20 28 -20C26 -15 16 -14 12 -12C18 0 28 2 33 -6C36 -6 37 -4 36 -2L39 -3L38 0L40 1C36 10 26 14 20 12C24 28 26 44 34 60Z',
      inks.night,
    ),
    path('M-22 10L-33 8L-25 0L-34 -6L-22 -9L-28 -19L-15 -18L-18 -29L-6 -27L-4 -37L5 -33Z', inks.night),
    stroke('M-22 -9L-28 -19L-15 -18L-18 -29L-6 -27', inks.glow, 0.9),
    circle(13, -29, 1.5, inks.glow),
    path('M17 -23.5L19 -21.5L20.5 -24L22 -21.8L23.5 -24.8L25 -22Z', inks.cream),
    path('M-30 60C-22 30 -10 24 -6 4', 'none', `stroke="${inks.hot}" stroke-width=".9"`),
  ];
  const machine = [
    path(
      'M-13 -38H13L15 -28H19V-22H30L36 -14L34 8H38V26H24V6H22V-8H19L16 14L20 60H4L0 26L-4 60H-20L-16 14L-19 -8H-22V6H-24V26H-38V8H-34L-36 -14L-30 -22H-19V-28H-15Z',
      inks.night,
    ),
    rect(-9, -35, 18, 4, inks.glow),
    rect(-9, -35, 18 * stage.between(0.3, 0.7), 4, inks.cream),
    stroke('M0 -38V-46M-13 -38L-17 -45', inks.night, 1.4),
    circle(0, -46, 1.6, inks.hot),
    circle(0, -12, 7, inks.deep),
    circle(0, -12, 5, inks.glow),
    circle(0, -12, 2.4, inks.cream),
    stroke('M-28 -20L-34 -12M28 -20L34 -12M-15 2H15M-14 8H14M-37 12H-25M25 12H37', inks.hot, 1),
  ];
  stage.add(group(`scale(${flip} 1) translate(0 4)`, ...(robot ? machine : lizard)));
  const front = skyline(stage, 44, 4, 16, inks.night, 12);
  const planes: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const x = stage.between(30, Math.min(hw - 6, 52)) * (i % 2 ? 1 : -1);
    const y = stage.between(-36, -8);
    planes.push(
      group(
        `translate(${fixed(x)} ${fixed(y)}) scale(${i % 2 ? -1 : 1} 1)`,
        path('M-4 0C-2 -1 3 -1 5 0L3 1L0 1L-2 4H-3L-2 1H-4L-5 2V-2Z', inks.night),
        stroke('M5 .5L13 1.5', inks.cream, 0.5, 'stroke-dasharray="1.5 1"'),
      ),
    );
  }
  stage.add(
    ...planes,
    front,
    dots(
      Array.from({ length: 40 }, (): Point => [stage.between(-hw, hw), stage.between(41, hh)]),
      0.6,
      inks.glow,
      'opacity=".9"',
    ),
  );
}
