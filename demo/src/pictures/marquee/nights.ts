import { beam, circle, dots, ellipse, figure, fixed, group, path, polygon, rect, type Stage, stroke } from './stage.ts';

/** Rain, a street lamp, a hat. */
export function noir(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const ground = 32;
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, ground],
        [
          [0, inks.night],
          [1, inks.deep],
        ],
      ),
    ),
  );
  const walls: string[] = [];
  for (const side of [-1, 1]) {
    const near = side * 26;
    walls.push(
      polygon(
        [
          [side * (hw + 2), -hh - 2],
          [near, -hh * 0.5 - 10],
          [near, ground - 8],
          [side * (hw + 2), hh + 2],
        ],
        inks.night,
      ),
    );
    for (let i = 0; i < 4; i += 1) {
      const a = 0.18 + i * 0.21;
      const x = near + side * (hw - 26) * a;
      const w = side * (3 + i * 1.6);
      if (stage.chance(0.7))
        walls.push(
          polygon(
            [
              [x, -16 - i * 4],
              [x + w, -17 - i * 5],
              [x + w, 1 - i],
              [x, 0 - i],
            ],
            stage.pick([inks.glow, inks.hot, inks.mid]),
            'opacity=".85"',
          ) + stroke(`M${fixed(x)} ${-8 - i * 2.5}h${fixed(w)}`, inks.night, 1),
        );
    }
  }
  stage.add(
    stage.fill(
      stage.radial([0, -2], 46, [
        [0, inks.hot, 0.75],
        [1, inks.hot, 0],
      ]),
    ),
    ...walls,
    rect(
      -hw - 1,
      ground,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, ground],
        [0, hh],
        [
          [0, inks.mid],
          [0.5, inks.deep],
          [1, inks.night],
        ],
      ),
    ),
  );
  const lamp = -15 * flip;
  stage.add(
    beam(stage, [lamp, -32], 90, 44, 82, inks.glow, 0.85),
    ellipse(lamp, 38, 26, 5, inks.glow, 'opacity=".55"'),
    stroke(`M${lamp - 16 * flip} 40V-30C${lamp - 16 * flip} -40 ${lamp} -40 ${lamp} -34`, inks.night, 1.6),
    path(`M${lamp - 5} -31L${lamp - 2} -36H${lamp + 2}L${lamp + 5} -31Z`, inks.night),
    ellipse(lamp, -31, 4, 1.6, inks.cream),
  );
  const tall = stage.between(66, 74);
  const x = stage.between(0, 6) * flip;
  const brim = 42 - tall * 0.955;
  stage.add(
    polygon(
      [
        [x - 7, 41],
        [x + 7, 41],
        [x + 44 * flip, hh + 4],
        [x + 20 * flip, hh + 4],
      ],
      inks.night,
      'opacity=".7"',
    ),
    figure(stage, x, 42, tall, inks.night, 'coat'),
    path(
      `M${fixed(x - 11)} ${fixed(brim)}C${fixed(x - 5)} ${fixed(brim + 2.5)} ${fixed(x + 5)} ${fixed(brim + 2.5)} ${fixed(x + 11)} ${fixed(brim)}C${fixed(x + 8)} ${fixed(brim - 2)} ${fixed(x + 7)} ${fixed(brim - 2)} ${fixed(x + 6)} ${fixed(brim - 2.4)}L${fixed(x + 5)} ${fixed(brim - 8)}L${fixed(x)} ${fixed(brim - 6.6)}L${fixed(x - 5)} ${fixed(brim - 8)}L${fixed(x - 6)} ${fixed(brim - 2.4)}Z`,
      inks.night,
    ),
    stroke(
      `M${fixed(x - 12 * flip)} ${fixed(42 - tall * 0.66)}L${fixed(x - 13.4 * flip)} ${fixed(42 - tall * 0.4)}M${fixed(x - 9.5 * flip)} ${fixed(42 - tall * 0.76)}l${fixed(-2 * flip)} 4`,
      inks.glow,
      0.8,
    ),
    circle(x + 6 * flip, 42 - tall * 0.87, 0.9, inks.hot),
    stroke(
      `M${fixed(x + 6 * flip)} ${fixed(42 - tall * 0.9)}c3 -5 -3 -8 1 -13s-2 -7 1 -11`,
      inks.cream,
      0.7,
      'opacity=".6"',
    ),
  );
  if (stage.chance(0.45)) stage.add(figure(stage, -32 * flip, 34, 30, inks.night, 'dress'));
  let rain = '';
  for (let i = 0; i < 120; i += 1) rain += `M${fixed(stage.between(-hw, hw))} ${fixed(stage.between(-hh, hh))}l-1.6 6`;
  stage.add(
    stroke(rain, inks.cream, 0.28, 'opacity=".5"'),
    ...Array.from({ length: 12 }, () =>
      ellipse(
        stage.between(-hw * 0.8, hw * 0.8),
        stage.between(ground + 3, hh - 2),
        stage.between(1.5, 3.5),
        0.7,
        'none',
        `stroke="${inks.cream}" stroke-width=".3" opacity=".6"`,
      ),
    ),
  );
}

/** The floor of a stage: camera, lamp, chair, and a mark taped where somebody is standing. */
export function studio(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const floor = 26;
  const flat = stage.pick([inks.mid, inks.hot, inks.deep]);
  stage.add(
    stage.fill(
      stage.radial([6 * flip, -6], 95, [
        [0, inks.mid],
        [0.5, inks.deep],
        [1, inks.night],
      ]),
    ),
    rect(-hw - 1, floor, hw * 2 + 2, hh, inks.night),
    group(
      `translate(${16 * flip} 0)`,
      rect(-30, -38, 60, 64, flat),
      circle(stage.between(-12, 12), -10, 15, inks.glow),
      path(`M-30 26V6C-20 ${stage.whole(-8, 4)} -10 12 0 4C10 -4 20 ${stage.whole(0, 12)} 30 2V26Z`, inks.deep),
      path('M-30 26V18C-10 10 10 22 30 14V26Z', inks.night, 'opacity=".6"'),
      rect(-30, -38, 60, 1.6, inks.cream),
    ),
    stroke(
      `M${fixed(-hw)} -41H${fixed(hw)}M${fixed(-hw)} -46H${fixed(hw)}${Array.from({ length: 24 }, (_, i) => `M${fixed(-hw + i * (hw / 12))} -46l${fixed(hw / 24)} 5l${fixed(hw / 24)} -5`).join('')}`,
      inks.night,
      0.9,
    ),
  );
  const star = 17 * flip;
  stage.add(
    beam(stage, [-38 * flip, -31], flip > 0 ? 47 : 133, 26, 92, inks.cream, 0.75),
    ellipse(star, 33, 18, 4, inks.glow, 'opacity=".75"'),
    stroke(`M${star - 2} 31L${star + 2} 35M${star + 2} 31L${star - 2} 35`, inks.hot, 0.9),
    figure(stage, star, 34, stage.between(42, 48), inks.night, stage.pick(['coat', 'dress', 'plain'])),
  );
  const lamp = [
    stroke('M0 0V70M0 66L-9 74M0 66L9 74', inks.night, 1.4),
    `<g transform="rotate(24)">${path('M-9 -7H8V7H-9Z', inks.night)}${path('M8 -7L14 -12M8 7L14 12', 'none', `stroke="${inks.night}" stroke-width="1.6"`)}${ellipse(8, 0, 2, 6.6, inks.cream)}${stroke('M-6 -4V4M-3 -4V4', inks.hot, 0.8)}</g>`,
  ];
  const camera = [
    stroke('M0 14L-14 52M0 14L14 52M0 14L2 52', inks.night, 2),
    path('M-20 -8H16V14H-20Z', inks.night),
    path('M16 -4L26 -8V14L16 10Z', inks.night),
    circle(-12, -15, 9, inks.night),
    circle(6, -16, 10.5, inks.night),
    stroke('M-19 -18A9 9 0 0 1 -8 -23M-2 -22A10.5 10.5 0 0 1 12 -24M-20 -8H16L26 -8', inks.hot, 0.9),
    dots(
      [
        [-12, -15],
        [6, -16],
      ],
      2,
      inks.mid,
    ),
    rect(-14, -3, 8, 5, inks.glow),
    dots(
      [
        [2, 0],
        [6, 0],
        [10, 0],
      ],
      1,
      inks.hot,
    ),
  ];
  const operator = [
    path(
      'M-26 60C-30 30 -28 16 -20 12C-16 10 -14 9 -14 6H-8C-7 9 -4 10 0 14L14 10L15 14L0 22C0 34 2 46 4 60Z',
      inks.night,
    ),
    ellipse(-10, -3, 8, 9.4, inks.night),
    path('M-18 -5C-18 -15 -2 -15 -2 -6L6 -4L-3 -3Z', inks.night),
    stroke('M-4 -10C-2 -6 -2 0 -4 4M0 14L14 10', inks.glow, 0.8),
  ];
  const chair =
    stroke('M-9 -14L8 12M9 -14L-8 12M-9 -24V-2M9 -24V-2', inks.night, 1.5) +
    rect(-9.5, -25, 19, 7, inks.hot) +
    rect(-9.5, -5, 19, 3, inks.hot) +
    path('M0 -24L1 -22.2H3L1.5 -21L2 -19L0 -20.2L-2 -19L-1.5 -21L-3 -22.2H-1Z', inks.glow);
  stage.add(
    group(`translate(${-46 * flip} -34) scale(${flip} 1)`, ...lamp),
    group(`translate(${-33 * flip} 5) scale(${flip} 1)`, ...camera),
    group(`translate(${-57 * flip} 9) scale(${flip} 1)`, ...operator),
    group(`translate(${47 * flip} 34) scale(${flip} 1)`, chair),
    stage.halftone(inks.night, 5, (x, y) => Math.hypot(x / hw, y / hh) - 0.8),
  );
}
