import { leaf } from './filthyForms.ts';
import {
  type Boudoir,
  circle,
  dots,
  ellipse,
  fixed,
  group,
  hairline,
  type Point,
  path,
  rect,
  stroke,
  use,
} from './filthyStage.ts';

/** Calla lilies, in profile, as a photographer would light them. */
export function lily(stage: Boudoir): void {
  const { hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const light: Point = [-26 * flip, -22];
  stage.add(stage.wall(light, stage.pick([room.velvet, room.mid, room.deep])), stage.glow(light, 60, room.cream, 0.22));
  const white = stage.chance(0.6);
  const [edge, body, shade] = white ? [room.cream, room.blush, room.mid] : [room.blush, room.rose, room.deep];
  const bloom = stage.define('calla', () => {
    const cup = stage.linear(
      [-16, -10],
      [16, 6],
      [
        [0, edge],
        [0.45, body],
        [1, shade],
      ],
    );
    const inside = stage.linear(
      [-10, -34],
      [10, 0],
      [
        [0, shade],
        [0.6, body],
        [1, edge],
      ],
    );
    return (
      path(
        'M0 34C-4 18 -16 2 -18 -16C-19 -28 -8 -36 2 -36C16 -36 24 -44 27 -54C32 -36 22 -14 14 2C8 14 4 24 0 34Z',
        inside,
      ) +
      path(
        'M-1 22C-3 6 -2 -12 2 -22C5 -12 5 6 2 20Z',
        stage.linear(
          [-3, 0],
          [5, 0],
          [
            [0, room.gold],
            [0.5, room.cream],
            [1, room.gold],
          ],
        ),
      ) +
      path(
        'M0 34C-6 20 -20 4 -20 -14C-20 -20 -17 -25 -13 -27C-12 -14 -2 -4 8 -6C16 -8 22 -22 26 -40C29 -22 18 -4 12 8C7 18 3 26 0 34Z',
        cup,
      ) +
      hairline(
        'M0 34C-6 20 -20 4 -20 -14C-20 -20 -17 -25 -13 -27C-12 -14 -2 -4 8 -6C16 -8 22 -22 26 -40',
        edge,
        0.6,
        0.9,
      ) +
      hairline('M-1 30C-6 18 -14 6 -16 -8M2 28C4 16 10 6 13 -6', edge, 0.35, 0.45)
    );
  });
  const stalk = (x: number, y: number, foot: number): string => {
    const d = `M${fixed(x)} ${fixed(y)}C${fixed(x + 1)} ${fixed(y + 18)} ${fixed(foot)} ${fixed(y + 26)} ${fixed(foot)} ${fixed(hh + 4)}`;
    return stroke(d, room.velvet, 3.4) + hairline(d, room.blush, 0.5, 0.45);
  };
  const one = (x: number, y: number, size: number, turn: number, mirror: number, foot: number): string =>
    stalk(x - Math.sin((turn * Math.PI) / 180) * 33 * size, y + Math.cos((turn * Math.PI) / 180) * 33 * size, foot) +
    use(
      bloom,
      `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${fixed(size * mirror)} ${fixed(size)})`,
    );
  const count = stage.pick([1, 2, 3]);
  const wide = stage.between(-6, 6);
  stage.add(
    group(
      `scale(${flip} 1)`,
      count > 2 ? one(26, 8, 0.7, 24, 1, 8) : '',
      count > 1 ? one(-24, 9, 0.8, -20 + wide, -1, -6) : '',
      one(count === 1 ? -2 : 4, count === 1 ? 10 : 4, count === 1 ? 1.05 : 0.92, wide, 1, 0),
    ),
    stage.vignette(0.75, [0, -6]),
  );
}

/** Still life with ripe things: a split fig, half a pomegranate, cherries, a knife. */
export function fruit(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const lamp: Point = [-30 * flip, -30];
  const table = 18;
  stage.add(
    stage.wall(lamp, room.velvet),
    stage.glow(lamp, 64, room.gold, 0.3),
    rect(
      -hw - 1,
      table,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, table],
        [0, hh],
        [
          [0, room.mid],
          [0.3, room.deep],
          [1, room.dark],
        ],
      ),
    ),
    hairline(`M${fixed(-hw)} ${table}H${fixed(hw)}`, room.gold, 0.4, 0.5),
    ellipse(0, 31, 44, 8, '#000', 'opacity=".4"'),
    ellipse(
      0,
      28,
      43,
      9,
      stage.linear(
        [-40, 0],
        [40, 0],
        [
          [0, room.cream],
          [0.5, room.blush],
          [1, room.mid],
        ],
      ),
    ),
    ellipse(0, 27, 34, 6.4, room.deep, 'opacity=".35"'),
  );
  const round = (x: number, y: number, r: number, light: string, body: string, dark: string): string =>
    circle(
      x,
      y,
      r,
      stage.radial([x - r * 0.35, y - r * 0.4], r * 1.5, [
        [0, light],
        [0.35, body],
        [1, dark],
      ]),
    );
  const peach = (x: number, y: number, r: number): string =>
    round(x, y, r, room.cream, room.gold, room.mid) +
    path(
      `M${fixed(x - r * 0.1)} ${fixed(y - r * 0.96)}C${fixed(x - r * 0.5)} ${fixed(y - r * 0.3)} ${fixed(x - r * 0.4)} ${fixed(y + r * 0.4)} ${fixed(x)} ${fixed(y + r * 0.9)}`,
      'none',
      `stroke="${room.mid}" stroke-width=".9" opacity=".7"`,
    ) +
    leaf(stage, x, y - r * 0.9, 50, 0.6, room.velvet, room.rose);
  const seeds = stage.define(
    'seed',
    () => ellipse(0, 0, 1.5, 2.1, room.rose) + ellipse(-0.4, -0.6, 0.5, 0.8, room.cream),
  );
  const pomegranate = (x: number, y: number, r: number): string => {
    const cells = Array.from({ length: 34 }, (_, i) => {
      const a = i * 2.4;
      const d = Math.sqrt(i / 34) * r * 0.74;
      return use(
        seeds,
        `translate(${fixed(x + Math.cos(a) * d)} ${fixed(y + Math.sin(a) * d)}) rotate(${Math.round((a * 180) / Math.PI + 90)})`,
      );
    });
    return (
      round(x, y, r, room.rose, room.mid, room.dark) +
      circle(x, y, r * 0.88, room.cream) +
      circle(x, y, r * 0.8, room.blush) +
      cells.join('') +
      hairline(
        `M${fixed(x)} ${fixed(y)}L${fixed(x - r * 0.7)} ${fixed(y - r * 0.4)}M${fixed(x)} ${fixed(y)}L${fixed(x + r * 0.75)} ${fixed(y - r * 0.3)}M${fixed(x)} ${fixed(y)}L${fixed(x)} ${fixed(y + r * 0.8)}`,
        room.cream,
        1.1,
        0.9,
      )
    );
  };
  const fig = (x: number, y: number, s: number, cut: boolean): string =>
    group(
      `translate(${fixed(x)} ${fixed(y)}) scale(${s}) rotate(${fixed(stage.between(-14, 14))})`,
      path(
        'M0 -17C2 -12 4 -10 8 -6C15 1 13 13 0 13C-13 13 -15 1 -8 -6C-4 -10 -2 -12 0 -17Z',
        stage.linear(
          [-10, -6],
          [10, 10],
          [
            [0, room.rose],
            [0.3, room.velvet],
            [1, room.dark],
          ],
        ),
      ),
      cut
        ? path('M0 -12C2 -8 3 -7 6 -4C11 1 10 10 0 10C-10 10 -11 1 -6 -4C-3 -7 -2 -8 0 -12Z', room.cream) +
            path('M0 -7C2 -4 3 -4 5 -2C8 2 7 7.5 0 7.5C-7 7.5 -8 2 -5 -2C-3 -4 -2 -4 0 -7Z', room.rose) +
            dots(
              [
                [-3, 0],
                [0, -2],
                [3, 0],
                [-3.6, 3],
                [0, 1.6],
                [3.6, 3],
                [-1.6, 5],
                [1.8, 5],
              ],
              0.55,
              room.gold,
            ) +
            path('M0 0C1 2 1 4 0 6C-1 4 -1 2 0 0Z', room.mid)
        : hairline('M-4 -8C-9 -2 -10 6 -6 11M0 -14C-1 -4 -1 6 0 12M4 -8C8 -2 9 5 6 11', room.blush, 0.35, 0.45),
    );
  const cherry = (x: number, y: number): string =>
    hairline(
      `M${fixed(x)} ${fixed(y - 3)}C${fixed(x + 1)} ${fixed(y - 10)} ${fixed(x + 5)} ${fixed(y - 13)} ${fixed(x + 8)} ${fixed(y - 15)}`,
      room.gold,
      0.6,
      0.9,
    ) +
    round(x, y, 3.8, room.blush, room.rose, room.dark) +
    circle(x - 1.3, y - 1.4, 0.8, '#fff', 'opacity=".8"');
  const grapes: Point[] = [
    [0, 0],
    [6, 1],
    [12, 0],
    [3, 5],
    [9, 6],
    [6, 10],
    [15, 5],
    [0, 10],
    [11, 11],
  ];
  const main = stage.pick([
    (): string => peach(-24, 4, 13) + pomegranate(4, 5, 19) + fig(30, 12, 1.1, true) + fig(-4, 26, 0.8, false),
    (): string =>
      fig(-20, 8, 1.4, false) +
      fig(4, 10, 1.7, true) +
      peach(30, 8, 13) +
      grapes.map(([x, y]) => round(-36 + x, 14 + y, 3.8, room.blush, room.velvet, room.dark)).join(''),
    (): string =>
      pomegranate(-18, 6, 18) +
      peach(14, 4, 15) +
      fig(34, 16, 1, true) +
      grapes.map(([x, y]) => round(-6 + x, 18 + y * 0.8, 3.4, room.blush, room.mid, room.dark)).join(''),
  ])();
  stage.add(
    group(
      `scale(${flip} 1)`,
      main,
      cherry(24, 29),
      cherry(31, 27),
      cherry(-30, 29),
      path(
        'M8 38L46 33C50 33 51 35 47 36L9 41Z',
        stage.linear(
          [8, 0],
          [50, 0],
          [
            [0, room.cream],
            [1, room.rose],
          ],
        ),
      ),
      path('M8 37.5L-14 41C-18 42 -17 45 -13 44.5L9 41.5Z', room.dark),
      hairline('M9 38.4L46 33.6', '#fff', 0.4, 0.8),
    ),
    stage.vignette(0.8, [-8 * flip, 0]),
  );
}
