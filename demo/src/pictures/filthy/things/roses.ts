import { leaf, rose } from '../forms.ts';
import {
  type Boudoir,
  ellipse,
  fixed,
  foldShade,
  group,
  hairline,
  type Point,
  path,
  rect,
  satin,
  stroke,
} from '../stage.ts';

type Tones = readonly [string, string, string];

const rosesOf = (stage: Boudoir): readonly Tones[] => {
  const { room } = stage;
  return [
    [room.blush, room.rose, room.deep],
    [room.rose, room.mid, room.dark],
    [room.cream, room.blush, room.mid],
  ];
};

/** Roses: a heap of them by lamplight, a vaseful, or one long stem on the table. */
export function roses(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const green = room.velvet;
  const tones = rosesOf(stage);
  const heap = (): void => {
    stage.add(stage.wall([-14, -16], room.velvet));
    const spots: [number, number, number][] = [];
    const across = Math.ceil(hw / 24);
    const down = Math.ceil(hh / 22);
    for (let row = -down; row <= down; row += 1)
      for (let column = -across; column <= across; column += 1)
        spots.push([
          column * 25 + (row % 2) * 12 + stage.between(-3, 3),
          row * 22 + stage.between(-3, 3),
          stage.between(11, 17),
        ]);
    spots.sort((a, b) => b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2);
    for (const [x, y] of spots.slice(0, 26)) stage.add(leaf(stage, x, y, stage.between(0, 360), 1.15, green, room.mid));
    for (const [x, y, size] of spots.slice(hw > 80 ? -28 : -19)) {
      const which = stage.whole(0, 2);
      stage.add(rose(stage, x, y, size, tones[which] ?? [room.blush, room.rose, room.deep], `petal${which}`));
    }
    const middle = stage.whole(0, 2);
    stage.add(
      stage.fill(room.dark, 'opacity=".28"'),
      rose(
        stage,
        stage.between(-8, 8),
        stage.between(-5, 5),
        25,
        tones[middle] ?? [room.blush, room.rose, room.deep],
        `petal${middle}`,
      ),
      stage.glow([-14, -16], 60, room.gold, 0.3),
      stage.vignette(0.85),
    );
  };
  const vase = (): void => {
    const lamp: Point = [stage.pick([-34, 34]), -24];
    stage.add(stage.wall(lamp, room.mid), stage.glow(lamp, 60, room.gold, 0.4), stage.bokeh(8, -40, 20));
    stage.add(
      rect(
        -hw - 1,
        32,
        hw * 2 + 2,
        hh,
        stage.linear(
          [0, 32],
          [0, hh],
          [
            [0, room.velvet],
            [1, room.dark],
          ],
        ),
      ),
      ellipse(0, 38, 22, 4, '#000', 'opacity=".45"'),
    );
    const heads: readonly Point[] = [
      [-22, -14],
      [22, -12],
      [-9, -26],
      [12, -28],
      [0, -10],
      [-30, 2],
      [30, 4],
    ];
    for (const [x, y] of heads)
      stage.add(
        stroke(`M${x} ${y}C${fixed(x * 0.5)} ${y + 16} 0 12 0 24`, green, 1.1),
        leaf(stage, x * 0.8, y + 9, x * 3 + stage.between(-40, 40), 0.9, green, room.mid),
      );
    for (const [x, y] of heads) {
      const which = stage.whole(0, 2);
      stage.add(
        rose(
          stage,
          x + stage.between(-2, 2),
          y + stage.between(-2, 2),
          stage.between(9, 14),
          tones[which] ?? [room.blush, room.rose, room.deep],
          `petal${which}`,
        ),
      );
    }
    const glass = stage.linear(
      [-12, 0],
      [12, 0],
      [
        [0, room.cream, 0.55],
        [0.25, room.blush, 0.15],
        [0.75, room.blush, 0.15],
        [1, room.cream, 0.4],
      ],
    );
    stage.add(
      path('M-7 10C-7 16 -14 22 -14 30C-14 38 14 38 14 30C14 22 7 16 7 10Z', glass),
      hairline(
        'M-7 10C-7 16 -14 22 -14 30C-14 38 14 38 14 30C14 22 7 16 7 10M-7 10C-4 11.5 4 11.5 7 10',
        room.cream,
        0.5,
        0.8,
      ),
      hairline('M-10 22C-12 26 -12 30 -10 33', '#fff', 0.9, 0.6),
      stage.vignette(0.7),
    );
  };
  const stem = (): void => {
    const cloth: Tones = [room.velvet, room.mid, room.rose];
    const phase = stage.between(0, 6);
    const edge = (share: number): readonly Point[] =>
      [0, 1, 2].map(
        (row): Point => [
          (share - 0.5) * (hw * 2 + 30) + Math.sin(row * 2 + share * 6 + phase) * 7,
          -hh - 2 + row * (hh + 2),
        ],
      );
    stage.add(
      stage.fill(room.dark),
      satin(stage, 36, edge, (share) => foldShade(room, 0.3 + 0.32 * Math.sin(share * 19 + phase), cloth)),
      stage.glow([10, -10], 60, room.gold, 0.25),
    );
    const flip = stage.chance(0.5) ? -1 : 1;
    const which = stage.pick([0, 2]);
    const d = 'M14 -6C0 6 -20 12 -46 34';
    stage.add(
      group(
        `scale(${flip} 1) rotate(${fixed(stage.between(-10, 14))})`,
        stroke(d, '#000', 2.4, 'opacity=".4" transform="translate(1 2.4)"'),
        stroke(d, green, 1.9),
        hairline(d, room.blush, 0.4, 0.5),
        stroke('M-6 9l-1.4 -3M-20 17l1 3.4M-32 25l-2 -3', green, 0.9),
        leaf(stage, -4, 9, -58, 1.1, green, room.mid),
        leaf(stage, -18, 17, 152, 1, green, room.mid),
        leaf(stage, -26, 20, -80, 0.9, green, room.mid),
        ellipse(20, -6, 20, 17, '#000', 'opacity=".35"'),
        rose(stage, 18, -10, 21, tones[which] ?? [room.blush, room.rose, room.deep], `petal${which}`),
      ),
      stage.vignette(0.8),
    );
  };
  stage.pick([heap, vase, stem])();
}
