import { type Boudoir, fixed, group, hairline, type Point, path, stroke, use } from '../stage.ts';

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
