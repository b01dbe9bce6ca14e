import { leaf } from '../forms.ts';
import { type Boudoir, circle, dots, ellipse, fixed, group, hairline, type Point, path, rect, use } from '../stage.ts';

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
    // One fruit, opened, and what fell out of it.
    (): string =>
      pomegranate(0, 3, 23) +
      Array.from({ length: 12 }, () =>
        use(
          seeds,
          `translate(${fixed(stage.between(-34, 34))} ${fixed(stage.between(25, 33))}) rotate(${stage.whole(0, 180)})`,
        ),
      ).join(''),
    (): string => fig(-15, 7, 1.8, false) + fig(13, 8, 2, true),
    // A footed bowl, heaped.
    (): string => {
      const heap: string[] = [];
      for (let row = 0; row < 5; row += 1)
        for (let i = 0; i < 8 - row; i += 1)
          heap.push(
            round(
              -23 + row * 3.3 + i * 6.6 + stage.between(-1, 1),
              2 - row * 5.2 + stage.between(-1, 1),
              4.2,
              room.blush,
              (row + i) % 3 ? room.rose : room.mid,
              room.dark,
            ),
          );
      const bowl = stage.linear(
        [-28, 0],
        [28, 0],
        [
          [0, room.cream],
          [0.4, room.gold],
          [1, room.mid],
        ],
      );
      return (
        heap.join('') +
        path('M-30 3H30C28 14 16 19 6 20L5 26H12V29H-12V26H-5L-6 20C-16 19 -28 14 -30 3Z', bowl) +
        hairline('M-30 3H30M-24 9C-20 14 -14 16 -8 17', '#fff', 0.6, 0.6)
      );
    },
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
