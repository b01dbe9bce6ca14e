import { screenPicture } from './screens.ts';
import {
  beam,
  circle,
  dots,
  ellipse,
  fixed,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Stage,
  stroke,
  sunburst,
} from './stage.ts';

/** A helmet or mask from the prop store, on its plinth, lit like a relic. */
export function helmet(stage: Stage): void {
  const { hw, hh, inks } = stage;
  stage.add(
    stage.fill(
      stage.radial([0, -6], 90, [
        [0, inks.mid],
        [0.5, inks.deep],
        [1, inks.night],
      ]),
    ),
    sunburst([0, -4], 24, 140, inks.night, stage.between(0, 1), 'opacity=".28"'),
    beam(stage, [0, -hh - 24], 90, 38, hh * 2 + 34, inks.glow, 0.75),
    stage.halftone(inks.night, 4, (x, y) => Math.hypot(x / (hw * 1.1), y / (hh * 1.1)) - 0.5),
    path('M-26 34L26 34L30 60L-30 60Z', inks.night),
    rect(-29, 29, 58, 6, inks.deep),
    rect(-29, 29, 58, 1.4, inks.glow),
    ellipse(0, 29, 22, 1.8, '#000', 'opacity=".5"'),
  );
  const steel = stage.linear(
    [-22, 0],
    [22, 0],
    [
      [0, inks.night],
      [0.3, inks.mid],
      [0.52, inks.cream],
      [0.62, inks.hot],
      [1, inks.night],
    ],
  );
  const gold = stage.linear(
    [-22, 0],
    [22, 0],
    [
      [0, inks.deep],
      [0.35, inks.glow],
      [0.5, inks.cream],
      [0.66, inks.glow],
      [1, inks.hot],
    ],
  );
  const space = (): string =>
    ellipse(0, 22, 24, 7, inks.deep) +
    ellipse(0, 21, 20, 5, inks.cream) +
    circle(0, -4, 27, steel) +
    ellipse(0, -4, 20, 17, inks.night) +
    ellipse(
      0,
      -4,
      18,
      15,
      stage.linear(
        [-14, -16],
        [14, 12],
        [
          [0, inks.glow],
          [0.5, inks.hot],
          [1, inks.deep],
        ],
      ),
    ) +
    path('M-14 -8C-10 -15 -2 -18 4 -17C-4 -13 -9 -9 -11 -2Z', inks.cream, 'opacity=".8"') +
    rect(-31, -9, 6, 12, inks.hot, 'rx="1.5"') +
    rect(25, -9, 6, 12, inks.hot, 'rx="1.5"') +
    stroke('M28 -9V-26', inks.cream, 0.8) +
    circle(28, -27, 1.5, inks.glow);
  const knight = (): string =>
    path('M0 -34C-2 -46 -20 -44 -26 -34C-14 -38 -8 -32 -4 -28Z', inks.hot) +
    path('M-21 29C-25 8 -25 -16 -14 -27C-6 -34 6 -34 14 -27C25 -16 25 8 21 29L0 25Z', steel) +
    path('M-23 -8L0 -3L23 -8L20 18L0 28L-20 18Z', gold) +
    path('M-19 -2.5L-3 1.5V6L-18 2ZM19 -2.5L3 1.5V6L18 2Z', inks.night) +
    stroke('M0 -32V28', inks.night, 1) +
    dots(
      [
        [-8, 13],
        [-12, 10],
        [-8, 18],
        [-12, 15],
        [8, 13],
        [12, 10],
        [8, 18],
        [12, 15],
      ],
      0.9,
      inks.night,
    );
  const droid = (): string =>
    path('M-24 27V-8C-24 -40 24 -40 24 -8V27L12 29H-12Z', steel) +
    path('M-21 -12C-12 -19 12 -19 21 -12L18 0C8 -5 -8 -5 -18 0Z', inks.night) +
    rect(-17, -11, 34 * stage.between(0.3, 0.9), 2.4, inks.hot) +
    path('M-12 8H12L8 24H-8Z', inks.night) +
    stroke('M-9 12H9M-8 16H8M-7 20H7', inks.glow, 1.2) +
    stroke('M0 -32V-17M-24 4H-14M14 4H24', inks.night, 1);
  const mask = (): string =>
    path(
      'M-27 -22C-16 -30 -6 -26 0 -22C6 -26 16 -30 27 -22C31 -6 24 12 10 22C4 27 -4 27 -10 22C-24 12 -31 -6 -27 -22Z',
      gold,
    ) +
    path('M-21 -9C-16 -15 -8 -13 -4 -6C-10 -2 -17 -2 -21 -9ZM21 -9C16 -15 8 -13 4 -6C10 -2 17 -2 21 -9Z', inks.night) +
    path('M-10 11C-4 14 4 14 10 11C7 19 -7 19 -10 11Z', inks.night) +
    path('M-27 -22L-38 -34L-20 -29ZM27 -22L38 -34L20 -29Z', inks.hot) +
    path('M0 -22L4 -36L0 -46L-4 -36Z', inks.hot) +
    stroke('M0 -6L-3 6H3', inks.deep, 1.2);
  stage.add(stage.pick([space, knight, droid, mask])());
  stage.add(
    dots(
      Array.from({ length: 26 }, (): Point => [stage.between(-24, 24), stage.between(-hh, 30)]),
      0.35,
      inks.cream,
      'opacity=".8"',
    ),
  );
}

/** The set in the corner, the only light on in the house. */
export function television(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const floor = 30;
  const flip = stage.chance(0.5) ? -1 : 1;
  let paper = '';
  for (let x = -Math.ceil(hw / 8) * 8; x < hw; x += 8) paper += `M${x} ${fixed(-hh)}V${floor}`;
  stage.add(
    stage.fill(inks.deep),
    stroke(paper, inks.mid, 3.4, 'opacity=".28"'),
    stage.fill(
      stage.radial([0, -4], Math.max(hw, hh) * 1.15, [
        [0, inks.mid, 0.9],
        [0.5, inks.deep, 0.3],
        [1, inks.night, 1],
      ]),
    ),
    rect(-hw - 1, floor, hw * 2 + 2, hh, inks.night),
    polygon(
      [
        [-24, floor],
        [24, floor],
        [52, hh + 1],
        [-52, hh + 1],
      ],
      stage.linear(
        [0, floor],
        [0, hh],
        [
          [0, inks.cream, 0.55],
          [1, inks.cream, 0.05],
        ],
      ),
    ),
  );
  const set = [
    stroke('M-6 -30L-20 -49M6 -30L18 -47', inks.night, 1.1),
    circle(-20, -49, 1.3, inks.glow),
    circle(18, -47, 1.3, inks.glow),
    path('M-8 -29C-8 -33 8 -33 8 -29Z', inks.night),
    rect(-38, -29, 76, 50, inks.night, 'rx="5"'),
    rect(-36.5, -27.5, 73, 47, stage.pick([inks.hot, '#8a4a22', inks.mid]), 'rx="4"'),
    rect(-32, -24, 51, 40, inks.night, 'rx="6"'),
    stage.clip(
      'M-29 -17C-29 -21 -27 -22 -23 -22H10C14 -22 16 -21 16 -17V9C16 13 14 14 10 14H-23C-27 14 -29 13 -29 9Z',
      group('translate(-6.5 -4) scale(.7)', screenPicture(stage, 34)),
    ),
    path('M-27 -16C-27 -19 -25 -20 -22 -20H-4C-16 -17 -22 -8 -25 4Z', inks.cream, 'opacity=".22"'),
    circle(27, -17, 5, inks.night),
    circle(27, -17, 3.8, inks.cream),
    stroke(`M27 -17l${fixed(stage.between(-2, 2))} -3`, inks.night, 1),
    circle(27, -4, 5, inks.night),
    circle(27, -4, 3.8, inks.cream),
    stroke(`M27 -4l${fixed(stage.between(-2, 2))} -3`, inks.night, 1),
    stroke('M22 5H32M22 8H32M22 11H32M22 14H32', inks.night, 1),
    path('M-28 21L-24 21L-30 36L-32 36Z', inks.night),
    path('M28 21L24 21L30 36L32 36Z', inks.night),
  ];
  stage.add(ellipse(0, 36, 36, 2.6, '#000', 'opacity=".5"'), ...set);
  const lampX = 54 * flip;
  const leaf = stage.define('leaf', () => '<path d="M0 0C-5 -8 -4 -18 0 -26C4 -18 5 -8 0 0Z"/>');
  const plant = [-52, -24, 6, 34, 60].map(
    (turn) =>
      `<use href="#${leaf}" transform="translate(${-52 * flip} 22) rotate(${turn}) scale(${fixed(stage.between(0.8, 1.2))})" fill="${inks.night}"/>`,
  );
  stage.add(
    ...plant,
    polygon(
      [
        [-59 * flip, 20],
        [-45 * flip, 20],
        [-47 * flip, 36],
        [-57 * flip, 36],
      ],
      inks.hot,
    ),
    stroke(`M${lampX} -16V36M${lampX - 7} 36H${lampX + 7}`, inks.night, 1.5),
    polygon(
      [
        [lampX - 6, -34],
        [lampX + 6, -34],
        [lampX + 12, -15],
        [lampX - 12, -15],
      ],
      inks.glow,
    ),
    stage.fill(
      stage.radial([lampX, -20], 34, [
        [0, inks.glow, 0.4],
        [1, inks.glow, 0],
      ]),
    ),
  );
  // Who is watching.
  const viewer = stage.between(-16, 8);
  const cat = `<g transform="translate(${fixed(viewer + 24)} 50) scale(${flip} 1)">${path('M-6 4C-8 -6 -5 -12 -3 -14L-4 -20L0 -17H3L6 -20L6 -13C9 -8 9 0 8 4C14 4 16 0 15 -5C19 2 16 9 8 9H-6Z', inks.night)}</g>`;
  stage.add(
    cat,
    path(
      `M${fixed(viewer - 20)} ${fixed(hh + 2)}C${fixed(viewer - 20)} 46 ${fixed(viewer - 10)} 44 ${fixed(viewer - 4)} 42V39H${fixed(viewer + 4)}V42C${fixed(viewer + 10)} 44 ${fixed(viewer + 20)} 46 ${fixed(viewer + 20)} ${fixed(hh + 2)}Z`,
      inks.night,
    ),
    ellipse(viewer, 33, 7, 8.4, inks.night),
    stroke(`M${fixed(viewer - 6)} 29A7 8.4 0 0 1 ${fixed(viewer + 6)} 29`, inks.cream, 0.7),
    stage.halftone(inks.night, 5, (x, y) => Math.hypot(x / hw, y / hh) - 0.72),
  );
}
