import {
  circle,
  dots,
  ellipse,
  figure,
  fixed,
  group,
  path,
  polygon,
  rect,
  type Stage,
  stars,
  stroke,
} from './stage.ts';

/** Somewhere past the last known beacon. */
export function starship(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const big = stage.between(26, 34);
  const px = stage.between(8, 22) * flip;
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, hh],
        [
          [0, inks.night],
          [0.6, inks.deep],
          [1, inks.mid],
        ],
      ),
    ),
    stars(stage, 110, inks.cream, 0.7),
    stage.halftone(inks.mid, 4, (x, y) => 1 - Math.hypot(x - px, y + 8) / (big * 1.9)),
    circle(
      px,
      -8,
      big,
      stage.linear(
        [px - big * flip, -30],
        [px + big * flip, 14],
        [
          [0, inks.glow],
          [0.5, inks.hot],
          [1, inks.deep],
        ],
      ),
    ),
  );
  const bands = Array.from({ length: 4 }, (_, i) =>
    ellipse(
      px - 8 * flip,
      -26 + i * 11 + stage.between(-2, 2),
      big * stage.between(0.5, 0.95),
      stage.between(0.7, 2),
      inks.night,
      'opacity=".18"',
    ),
  );
  stage.add(...bands);
  if (stage.chance(0.7)) {
    const tilt = stage.between(-18, -8) * flip;
    const ring = big * 1.55;
    stage.add(
      `<g transform="translate(${fixed(px)} -8) rotate(${fixed(tilt)})">${stroke(`M${fixed(-ring)} 0A${fixed(ring)} ${fixed(ring * 0.2)} 0 0 0 ${fixed(ring)} 0`, inks.cream, 2.4)}${stroke(`M${fixed(-ring * 0.88)} 0A${fixed(ring * 0.88)} ${fixed(ring * 0.16)} 0 0 0 ${fixed(ring * 0.88)} 0`, inks.glow, 1)}</g>`,
    );
  }
  stage.add(
    circle(-hw * 0.62 * flip, -hh * 0.6, 5, inks.cream),
    circle(-hw * 0.62 * flip + 2, -hh * 0.6 - 1, 5, inks.night, 'opacity=".85"'),
  );
  const saucer = [
    path(
      'M-5 4L5 4L20 58L-20 58Z',
      stage.linear(
        [0, 4],
        [0, 50],
        [
          [0, inks.glow, 0.85],
          [1, inks.glow, 0],
        ],
      ),
    ),
    path('M-9 -3C-9 -13 9 -13 9 -3Z', inks.cream),
    path('M-9 -3C-9 -13 0 -12 2 -10C-4 -8 -5 -5 -5 -3Z', inks.mid, 'opacity=".5"'),
    ellipse(0, 0, 25, 5, inks.night),
    ellipse(0, -1.2, 25, 4.2, inks.hot),
    ellipse(0, -2.2, 15, 2.2, inks.night, 'opacity=".35"'),
    dots(
      [
        [-19, 0],
        [-12, 1.6],
        [-4, 2.3],
        [4, 2.3],
        [12, 1.6],
        [19, 0],
      ],
      0.9,
      inks.glow,
    ),
  ];
  const rocket = [
    path('M-3 18L3 18L0 44Z', inks.glow),
    path('M-1.6 18L1.6 18L0 32Z', inks.cream),
    path('M0 -26C9 -14 9 4 5 18H-5C-9 4 -9 -14 0 -26Z', inks.cream),
    path('M0 -26C9 -14 9 4 5 18H1C4 4 4 -14 0 -26Z', inks.mid, 'opacity=".45"'),
    path('M0 -26C4 -20 6 -16 6.4 -12H-6.4C-6 -16 -4 -20 0 -26Z', inks.hot),
    path('M6 4L15 20L5 16ZM-6 4L-15 20L-5 16ZM-1.4 6H1.4V22H-1.4Z', inks.hot),
    circle(0, -4, 3.4, inks.night),
    circle(0, -4, 2.2, inks.glow),
  ];
  const cruiser = [
    path('M-34 1L-60 -2L-60 5Z', inks.glow),
    path('M-34 -5L-8 -8L38 0L-8 6L-34 7Z', inks.cream),
    path('M-34 1L38 0L-8 6L-34 7Z', inks.deep),
    path('M-24 -6L-14 -16H-6L-8 -8Z', inks.hot),
    path('M-28 6L-18 16H-8L-12 6Z', inks.hot),
    dots(
      [
        [-20, -2],
        [-14, -2.4],
        [-8, -2.6],
        [-2, -2.4],
        [4, -2],
      ],
      0.8,
      inks.night,
    ),
  ];
  const kind = stage.whole(0, 2);
  const ship = [saucer, rocket, cruiser][kind] ?? saucer;
  const turn = [stage.between(-8, 8), stage.between(28, 52) * flip, stage.between(-14, -4) * flip][kind] ?? 0;
  stage.add(
    `<g transform="translate(${fixed(stage.between(-16, -8) * flip)} ${kind === 0 ? -10 : 2}) rotate(${fixed(turn)}) scale(${kind === 2 ? flip : 1} 1)">${ship.join('')}</g>`,
  );
  // The ground somebody is watching from.
  const ridge = stage.between(26, 31);
  stage.add(
    path(
      `M${fixed(-hw - 2)} ${fixed(ridge + 6)}L${fixed(-hw * 0.6)} ${fixed(ridge - 2)}L${fixed(-hw * 0.35)} ${fixed(ridge + 5)}L${fixed(-4)} ${fixed(ridge + 2)}L${fixed(hw * 0.3)} ${fixed(ridge + 7)}L${fixed(hw * 0.6)} ${fixed(ridge - 4)}L${fixed(hw + 2)} ${fixed(ridge + 4)}V${fixed(hh + 2)}H${fixed(-hw - 2)}Z`,
      inks.deep,
    ),
    path(
      `M${fixed(-hw - 2)} 40C${fixed(-hw * 0.4)} 34 ${fixed(hw * 0.3)} 44 ${fixed(hw + 2)} 36V${fixed(hh + 2)}H${fixed(-hw - 2)}Z`,
      inks.night,
    ),
    figure(stage, stage.between(14, 30) * flip, 41, 16, inks.night, 'plain'),
  );
}

/** Fantasy, third shelf from the door: the crag, the castle, the thing circling it. */
export function castle(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const sun = stage.between(22, 30);
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, hh],
        [
          [0, inks.deep],
          [0.45, inks.mid],
          [0.75, inks.hot],
          [1, inks.glow],
        ],
      ),
    ),
    circle(-4 * flip, 2, sun, inks.glow),
    circle(-4 * flip, 2, sun * 0.8, inks.cream, 'opacity=".45"'),
    stage.halftone(inks.deep, 4, (x, y) => (-y - 10) / hh + (Math.hypot(x, y) < sun + 2 ? -1 : 0)),
    path(
      `M${fixed(-hw - 2)} 30L${fixed(-hw * 0.7)} 6L${fixed(-hw * 0.5)} 18L-26 2L-8 22L14 10L${fixed(hw * 0.5)} 24L${fixed(hw * 0.75)} 4L${fixed(hw + 2)} 20V${fixed(hh + 2)}H${fixed(-hw - 2)}Z`,
      inks.mid,
    ),
  );
  const tower = (x: number, top: number, w: number, base: number): string =>
    rect(x - w / 2, top, w, base - top, inks.night) +
    rect(x - w / 2 - 1, top - 1, w + 2, 3, inks.night) +
    polygon(
      [
        [x - w / 2 - 1.5, top - 1],
        [x + w / 2 + 1.5, top - 1],
        [x, top - w * 1.9],
      ],
      stage.pick([inks.night, inks.deep]),
    ) +
    stroke(`M${fixed(x)} ${fixed(top - w * 1.9)}v-5`, inks.night, 0.5) +
    polygon(
      [
        [x, top - w * 1.9 - 5],
        [x + 4.5 * flip, top - w * 1.9 - 3.6],
        [x, top - w * 1.9 - 2.2],
      ],
      inks.hot,
    ) +
    rect(x - 0.8, top + 5, 1.6, 3.4, inks.glow, 'rx=".8"') +
    (w > 6 ? rect(x - 2.6, top + 13, 1.6, 3.4, inks.glow, 'rx=".8"') : '');
  const keep: string[] = [
    path('M-34 60C-30 44 -22 40 -20 24L-14 16H20L25 26C28 40 36 46 44 60Z', inks.night),
    rect(-14, 0, 32, 20, inks.night),
    path('M-14 0v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v3Z', inks.night),
    path('M-2 20V10C-2 5 6 5 6 10V20Z', inks.glow),
  ];
  for (const [x, low, high, w] of [
    [-14, -8, -2, 6],
    [18, -10, -3, 6.5],
    [-4, -20, -10, 5.5],
    [9, -24, -15, 7.5],
  ] as const)
    keep.push(tower(x, stage.between(low, high), w, 20));
  stage.add(group(`translate(${8 * flip} 4) scale(${flip} 1)`, ...keep));
  const dragon =
    path('M5 -3L12 -22L26 -38C25 -30 26 -26 32 -22C26 -20 24 -16 26 -11C20 -12 16 -8 14 0Z', inks.deep) +
    path(
      'M-40 12C-36 11 -30 13 -25 9C-19 4 -12 -2 -2 -3C6 -4 11 -5 14 -11L11 -17L16 -14L15 -19L20 -14L30 -10L30 -8L24 -7L21 -7C20 2 14 8 6 9C-4 10 -12 8 -20 13C-26 16 -34 15 -38 17L-44 20L-43 15L-48 12Z',
      inks.night,
    ) +
    path('M6 -2L-2 -20L-10 -40C-12 -31 -16 -27 -24 -27C-20 -21 -21 -16 -29 -14C-22 -10 -18 -6 -14 2Z', inks.night) +
    path('M0 8L-2 15L1 13L3 15L4 9Z', inks.night) +
    circle(19.5, -11.4, 0.9, inks.glow) +
    (stage.chance(0.5) ? path('M30 -9L50 -4L48 3Z', inks.glow, 'opacity=".9"') : '');
  stage.add(
    `<g transform="translate(${fixed(stage.between(-42, -32) * flip)} ${fixed(stage.between(-20, -8))}) rotate(${fixed(stage.between(-14, 10) * flip)}) scale(${fixed(0.8 * flip)} .8)">${dragon}</g>`,
  );
  const wisps = Array.from({ length: 5 }, () =>
    ellipse(
      stage.between(-hw, hw),
      stage.between(18, 32),
      stage.between(14, 32),
      stage.between(0.8, 2),
      inks.cream,
      'opacity=".35"',
    ),
  );
  stage.add(
    ...wisps,
    path(
      `M${fixed(-hw - 2)} 44C${fixed(-hw * 0.4)} 34 ${fixed(-8 * flip)} 48 ${fixed(hw + 2)} 38V${fixed(hh + 2)}H${fixed(-hw - 2)}Z`,
      inks.night,
    ),
    ...[-30, -24.5, -19]
      .slice(0, stage.whole(1, 3))
      .map((x, i) =>
        figure(stage, x * flip, 44 - i, stage.between(11, 14), inks.night, stage.pick(['coat', 'dress', 'plain'])),
      ),
    stroke(`M${-33 * flip} 44L${-32.4 * flip} 27`, inks.night, 0.7),
  );
}
