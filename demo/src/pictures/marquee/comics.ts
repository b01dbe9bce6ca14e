import { city, subjects } from './panels.ts';
import { circle, ellipse, fixed, group, type Point, path, rect, type Stage, stroke } from './stage.ts';

type Quad = readonly [Point, Point, Point, Point];

/** Pages to choose from, in fractions of the sheet. */
const layouts: readonly (readonly Quad[])[] = [
  [
    [
      [0, 0],
      [0.36, 0],
      [0.3, 0.5],
      [0, 0.44],
    ],
    [
      [0.36, 0],
      [0.72, 0],
      [0.76, 0.4],
      [0.3, 0.5],
    ],
    [
      [0.72, 0],
      [1, 0],
      [1, 0.36],
      [0.76, 0.4],
    ],
    [
      [0, 0.44],
      [0.3, 0.5],
      [0.26, 1],
      [0, 1],
    ],
    [
      [0.3, 0.5],
      [0.76, 0.4],
      [0.82, 1],
      [0.26, 1],
    ],
    [
      [0.76, 0.4],
      [1, 0.36],
      [1, 1],
      [0.82, 1],
    ],
  ],
  [
    [
      [0, 0],
      [0.26, 0],
      [0.34, 1],
      [0, 1],
    ],
    [
      [0.26, 0],
      [0.7, 0],
      [0.68, 0.58],
      [0.305, 0.55],
    ],
    [
      [0.7, 0],
      [1, 0],
      [1, 0.5],
      [0.68, 0.58],
    ],
    [
      [0.305, 0.55],
      [0.68, 0.58],
      [0.64, 1],
      [0.34, 1],
    ],
    [
      [0.68, 0.58],
      [1, 0.5],
      [1, 1],
      [0.64, 1],
    ],
  ],
  [
    [
      [0, 0],
      [0.5, 0],
      [0.44, 0.34],
      [0, 0.3],
    ],
    [
      [0.5, 0],
      [1, 0],
      [1, 0.4],
      [0.44, 0.34],
    ],
    [
      [0, 0.3],
      [0.44, 0.34],
      [0.3, 1],
      [0, 1],
    ],
    [
      [0.44, 0.34],
      [0.74, 0.372],
      [0.7, 1],
      [0.3, 1],
    ],
    [
      [0.74, 0.372],
      [1, 0.4],
      [1, 1],
      [0.7, 1],
    ],
  ],
];

/** A page seen close: tilted panels with black rules, each its own little picture. */
export function panels(stage: Stage): void {
  const { hw, hh, inks } = stage;
  stage.add(stage.fill(inks.cream));
  const queue = [...subjects].sort(() => stage.random() - 0.5);
  const flip = stage.chance(0.5);
  const parts: string[] = [];
  stage.pick(layouts).forEach((quad, index) => {
    const inset = 1.1;
    const corners = quad.map(
      ([fx, fy]): Point => [((flip ? 1 - fx : fx) - 0.5) * (hw * 2 + 8), (fy - 0.5) * (hh * 2 + 8)],
    );
    const middle: Point = [
      corners.reduce((sum, [x]) => sum + x, 0) / 4,
      corners.reduce((sum, [, y]) => sum + y, 0) / 4,
    ];
    const inner = corners.map(
      ([x, y]): Point => [x + Math.sign(middle[0] - x) * inset, y + Math.sign(middle[1] - y) * inset],
    );
    const d = `M${inner.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
    const xs = inner.map(([x]) => x);
    const ys = inner.map(([, y]) => y);
    const size = Math.max((Math.max(...xs) - Math.min(...xs)) / 64, (Math.max(...ys) - Math.min(...ys)) / 64, 0.62);
    const subject = queue[index % queue.length] ?? city;
    parts.push(
      stage.clip(
        d,
        group(
          `translate(${fixed(middle[0])} ${fixed(middle[1])}) scale(${Math.round(size * 100) / 100})`,
          subject(stage),
        ),
      ),
      path(d, 'none', `stroke="${inks.night}" stroke-width="1.3" stroke-linejoin="round"`),
    );
  });
  stage.add(group(`rotate(${fixed(stage.between(-3, 3))}) scale(1.05)`, ...parts));
}

/** The artist's table by lamplight: a page half inked, brush, bottle, and the hours on the clock. */
export function inktable(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const turn = stage.between(-9, -3);
  stage.add(
    stage.fill(
      stage.radial([-10 * flip, -16], 95, [
        [0, inks.hot],
        [0.35, inks.mid],
        [0.75, inks.deep],
        [1, inks.night],
      ]),
    ),
    stroke(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${fixed(-hw - 2)} ${fixed(-hh + i * (hh / 4))}C-20 ${fixed(-hh + i * (hh / 4) + stage.between(-4, 4))} 20 ${fixed(-hh + i * (hh / 4) + stage.between(-4, 4))} ${fixed(hw + 2)} ${fixed(-hh + i * (hh / 4))}`,
      ).join(''),
      inks.night,
      0.4,
      'opacity=".3"',
    ),
  );
  const frames: readonly Quad[] = [
    [
      [-27, -36],
      [-2, -36],
      [-2, -8],
      [-27, -8],
    ],
    [
      [0, -36],
      [27, -36],
      [27, -8],
      [0, -8],
    ],
    [
      [-27, -6],
      [27, -6],
      [27, 16],
      [-27, 16],
    ],
    [
      [-27, 18],
      [6, 18],
      [6, 36],
      [-27, 36],
    ],
    [
      [8, 18],
      [27, 18],
      [27, 36],
      [8, 36],
    ],
  ];
  const done = stage.whole(2, 4);
  const queue = [...subjects].sort(() => stage.random() - 0.5);
  const page = frames.map((quad, index): string => {
    const d = `M${quad.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    const [x, y] = [(quad[0][0] + quad[1][0]) / 2, (quad[0][1] + quad[2][1]) / 2];
    const scale = Math.max(quad[1][0] - quad[0][0], quad[2][1] - quad[0][1]) / 66;
    const subject = queue[index] ?? city;
    const inside =
      index < done
        ? stage.clip(d, group(`translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`, subject(stage)))
        : stage.clip(
            d,
            stroke(
              `M${quad[0][0]} ${quad[0][1]}L${quad[2][0]} ${quad[2][1]}M${quad[1][0]} ${quad[1][1]}L${quad[3][0]} ${quad[3][1]}`,
              '#7fb6d8',
              0.35,
            ),
            ellipse(x, y, 5, 6.4, 'none', 'stroke="#7fb6d8" stroke-width=".5"'),
            stroke(
              `M${x - 9} ${y + 14}C${x - 8} ${y + 5} ${x + 8} ${y + 5} ${x + 9} ${y + 14}M${x} ${y - 6}V${y + 6}M${x - 5} ${y}H${x + 5}`,
              '#7fb6d8',
              0.5,
            ),
          );
    return inside + path(d, 'none', `stroke="${index < done ? inks.night : '#7fb6d8'}" stroke-width=".8"`);
  });
  stage.add(
    group(
      `rotate(${fixed(turn * flip)}) translate(${-4 * flip} 2)`,
      rect(-33, -41, 70, 86, inks.night, 'opacity=".35"'),
      rect(-35, -44, 70, 88, '#fffdf2'),
      ...page,
    ),
  );
  const bottle =
    ellipse(1, 11, 12, 3, '#000', 'opacity=".35"') +
    path('M-8 -4H8C12 -4 12 0 12 4V9C12 11 -12 11 -12 9V4C-12 0 -12 -4 -8 -4Z', inks.night) +
    rect(-6, -10, 12, 7, inks.deep) +
    ellipse(0, -10, 6, 1.8, inks.night) +
    rect(-9, 0, 18, 7, inks.glow) +
    stroke('M-6 2.5H6M-6 4.7H2', inks.night, 0.9);
  const brush = `<g transform="rotate(${fixed(stage.between(24, 42))})">${path('M-1.2 -46L1.2 -46L1.6 -8H-1.6Z', inks.hot)}${rect(-1.7, -12, 3.4, 6, inks.cream)}${path('M-1.7 -6H1.7C2 -2 1 2 0 6C-1 2 -2 -2 -1.7 -6Z', inks.night)}</g>`;
  const mug =
    circle(0, 0, 10, inks.cream) +
    circle(0, 0, 8, inks.night) +
    circle(-1, -1, 6.4, '#3b1d10') +
    path('M9 -3H15V3H9', 'none', `stroke="${inks.cream}" stroke-width="2"`);
  stage.add(
    group(`translate(${42 * flip} -14)`, bottle),
    group(`translate(${23 * flip} 24) scale(${flip} 1)`, brush),
    group(`translate(${-44 * flip} 26) scale(${flip} 1)`, circle(1.5, 1.5, 10.5, inks.night, 'opacity=".4"'), mug),
    stage.fill(
      stage.radial([-10 * flip, -14], Math.hypot(hw, hh), [
        [0, inks.glow, 0.16],
        [0.45, inks.night, 0],
        [1, inks.night, 0.75],
      ]),
    ),
  );
}
