import { beam, boxes, dots, figure, fixed, type Point, path, polygon, rect, type Stage, stroke } from './stage.ts';

/** The dark street to both sides, a window lit here and there. */
function neighbours(stage: Stage, ground: number): string[] {
  const { hw, inks } = stage;
  const parts: string[] = [];
  const lit: Point[] = [];
  for (const side of [-1, 1]) {
    let x = 30;
    while (x < hw + 4) {
      const w = stage.between(12, 20);
      const top = stage.between(-22, 2);
      const left = side > 0 ? x : -x - w;
      parts.push(
        rect(left, top, w + 0.3, ground - top, inks.night),
        rect(left, top, w + 0.3, 1, inks.mid, 'opacity=".6"'),
      );
      for (let y = top + 5; y < ground - 9; y += 5.5)
        for (let column = left + 3.5; column < left + w - 2; column += 4.5)
          if (stage.chance(0.28)) lit.push([column, y]);
      x += w;
    }
  }
  const half = Math.ceil(lit.length * stage.between(0.4, 0.8));
  return [...parts, boxes(lit.slice(0, half), 2, 3.2, inks.glow), boxes(lit.slice(half), 2, 3.2, inks.hot)];
}

/** A picture palace at night: blade sign, lit canopy, a queue on wet pavement. */
export function palace(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const ground = 26;
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, ground],
        [
          [0, inks.night],
          [0.55, inks.deep],
          [1, inks.mid],
        ],
      ),
    ),
    beam(stage, [-hw * 0.7, ground], -70 + stage.between(-8, 8), 13, 120, inks.cream, 0.3),
    beam(stage, [hw * 0.72, ground], -112 + stage.between(-8, 8), 13, 120, inks.cream, 0.3),
    stage.halftone(inks.night, hw > 80 ? 8 : 6, (x, y) => (y > 0 ? 0 : (Math.abs(x) / hw) * 0.8 - (y + hh) / 160)),
  );
  // The house: stepped deco front with a lit niche.
  const step = stage.between(4, 7);
  const crest = stage.between(-42, -36);
  const front = stage.linear(
    [0, crest],
    [0, ground],
    [
      [0, inks.deep],
      [1, inks.night],
    ],
  );
  stage.add(
    ...neighbours(stage, ground),
    polygon(
      [
        [-34, ground],
        [-34, crest + step * 3],
        [-24, crest + step * 3],
        [-24, crest + step * 2],
        [-15, crest + step * 2],
        [-15, crest + step],
        [-8, crest + step],
        [-8, crest],
        [8, crest],
        [8, crest + step],
        [15, crest + step],
        [15, crest + step * 2],
        [24, crest + step * 2],
        [24, crest + step * 3],
        [34, crest + step * 3],
        [34, ground],
      ],
      front,
    ),
  );
  const flutes = stage.pick([5, 7, 9]);
  for (let i = 0; i < flutes; i += 1) {
    const x = -26 + (52 / (flutes - 1)) * i;
    const top = crest + step * (Math.abs(x) < 8 ? 0.8 : Math.abs(x) < 15 ? 1.8 : Math.abs(x) < 24 ? 2.8 : 3.8);
    stage.add(stroke(`M${fixed(x)} ${fixed(top)}V-6`, i % 2 ? inks.hot : inks.glow, 0.7, 'opacity=".75"'));
  }
  // Blade sign, bulbs round its edge.
  const side = stage.chance(0.5) ? 1 : -1;
  const bladeX = side * 29;
  stage.add(
    polygon(
      [
        [bladeX - 6, -44],
        [bladeX, -49],
        [bladeX + 6, -44],
        [bladeX + 6, 3],
        [bladeX - 6, 3],
      ],
      inks.hot,
    ),
    polygon(
      [
        [bladeX - 4.2, -41.5],
        [bladeX, -45],
        [bladeX + 4.2, -41.5],
        [bladeX + 4.2, 0],
        [bladeX - 4.2, 0],
      ],
      inks.night,
    ),
  );
  for (let i = 0; i < 6; i += 1) {
    const w = stage.between(3.6, 5.6);
    stage.add(rect(bladeX - w / 2, -36 + i * 5.6, w, 3.7, inks.glow, 'rx=".6"'));
  }
  const edge: Point[] = [];
  for (let y = -42; y <= 1; y += 3) edge.push([bladeX - 5.1, y], [bladeX + 5.1, y]);
  stage.add(dots(edge, 0.55, inks.cream));
  // Light under the canopy, doors, then the canopy itself.
  stage.add(
    rect(
      -27,
      6,
      54,
      20,
      stage.linear(
        [0, 6],
        [0, 26],
        [
          [0, inks.cream],
          [0.35, inks.glow],
          [1, inks.hot],
        ],
      ),
    ),
    ...[-22, -11.5, 3.5, 14].map(
      (x) => rect(x, 9, 8, 17, inks.deep, 'opacity=".82"') + rect(x + 1.2, 10.5, 5.6, 11, inks.glow, 'opacity=".55"'),
    ),
    path('M-3.5 26L-3.5 13L3 13L3 26Z', inks.night),
    path('M-42 -11L0 -15L42 -11L42 4L0 9L-42 4Z', inks.glow),
    path('M-39.5 -8.6L0 -12.2L39.5 -8.6L39.5 1.6L0 6.2L-39.5 1.6Z', inks.cream),
    stroke('M0 -15V9', inks.night, 0.8, 'opacity=".5"'),
  );
  for (const row of [0, 1, 2]) {
    let words = '';
    let x = -36 + stage.between(0, 5);
    while (x < 34) {
      const w = stage.between(2.6, 10);
      if (x + w > 37) break;
      const lift = (1 - Math.abs(x + w / 2) / 40) * (row - 1) * 1.3;
      if (!(x < 0 && x + w > 0))
        words += `M${fixed(x)} ${fixed(-6.8 + row * 3.5 + lift)}h${fixed(w)}v2.1h${fixed(-w)}z`;
      x += w + stage.between(1, 2.4);
    }
    stage.add(path(words, row === 1 ? inks.hot : inks.night));
  }
  const bulbs: Point[] = [];
  for (let x = -41; x <= 41; x += 2.9)
    bulbs.push([x, 5 + 5 * (1 - Math.abs(x) / 42)], [x, -11.9 - 4 * (1 - Math.abs(x) / 42)]);
  stage.add(dots(bulbs, 1.7, inks.glow, 'opacity=".35"'), dots(bulbs, 0.85, inks.cream));
  // Wet street and its reflections.
  stage.add(
    rect(
      -hw - 1,
      ground,
      hw * 2 + 2,
      hh - ground + 1,
      stage.linear(
        [0, ground],
        [0, hh],
        [
          [0, inks.mid],
          [0.25, inks.deep],
          [1, inks.night],
        ],
      ),
    ),
  );
  for (const colour of [inks.glow, inks.hot, inks.cream]) {
    let d = '';
    for (let i = 0; i < 9; i += 1)
      d += `M${fixed(stage.between(-36, 36))} ${fixed(ground + stage.between(0, 6))}v${fixed(stage.between(4, 22))}`;
    stage.add(stroke(d, colour, fixed(stage.between(0.8, 2)), 'opacity=".4"'));
  }
  const queue = stage.whole(5, 9);
  for (let i = 0; i < queue; i += 1) {
    const x = -side * (26 - i * stage.between(5, 7.5));
    stage.add(
      figure(
        stage,
        x,
        ground + stage.between(4, 9),
        stage.between(21, 25),
        inks.night,
        stage.pick(['coat', 'plain', 'dress']),
      ),
    );
  }
  if (stage.chance(0.5)) {
    let rain = '';
    for (let i = 0; i < 50; i += 1) rain += `M${fixed(stage.between(-hw, hw))} ${fixed(stage.between(-hh, hh))}l-1 5`;
    stage.add(stroke(rain, inks.cream, 0.25, 'opacity=".5"'));
  }
}
