import { leaf, pump, rose } from '../forms.ts';
import {
  type Boudoir,
  circle,
  dots,
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

/** A window at night and what was taken off in front of it. */
export function casement(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const floor = 34;
  stage.add(stage.wall([0, -6], room.velvet));
  const sky = stage.linear(
    [0, -44],
    [0, 22],
    [
      [0, room.dark],
      [0.6, room.deep],
      [1, room.mid],
    ],
  );
  const w = 27;
  stage.add(rect(-w, -44, w * 2, 66, sky));
  const city: string[] = [];
  let x = -w;
  while (x < w) {
    const wide = stage.between(5, 9);
    const top = stage.between(-8, 8);
    city.push(rect(x, top, Math.min(wide, w - x), 22 - top, room.dark));
    x += wide;
  }
  const lamps: Point[] = Array.from({ length: 46 }, () => [
    Math.round(stage.between(-25, 25) / 1.7) * 1.7,
    Math.round(stage.between(0, 20) / 2) * 2,
  ]);
  const moon: Point = [stage.between(-14, 14), stage.between(-32, -22)];
  stage.add(
    stage.glow(moon, 20, room.cream, 0.5),
    circle(moon[0], moon[1], 4.5, room.cream),
    ...city,
    dots(lamps.slice(0, 30), 0.45, room.gold),
    dots(lamps.slice(30), 0.45, room.rose),
    stroke(`M-${w} -44H${w}V22H-${w}ZM0 -44V22M-${w} -14H${w}`, room.dark, 1.6),
    hairline(`M-${w} -44H${w}V22H-${w}ZM0 -44V22M-${w} -14H${w}`, room.blush, 0.3, 0.5),
  );
  // Moonlight on the boards.
  stage.add(
    rect(
      -hw - 1,
      floor,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, floor],
        [0, hh],
        [
          [0, room.deep],
          [1, room.dark],
        ],
      ),
    ),
    path(
      `M-${w} ${floor}H${w}L${w + 16 * flip + 6} ${fixed(hh + 2)}H${-w + 16 * flip - 6}Z`,
      room.blush,
      'opacity=".16"',
    ),
  );
  const cloth: readonly [string, string, string] = [room.velvet, room.mid, room.rose];
  for (const side of [-1, 1]) {
    const blow = side === flip ? stage.between(8, 18) : stage.between(-2, 4);
    const edge = (share: number): readonly Point[] => {
      const top = 25 + share * (hw - 18);
      return [
        [side * top, -hh - 2],
        [side * (top - blow * 0.2 + 2), -16],
        [side * (top - blow * (1 - share)), 14],
        [side * (top - blow * 0.7 * (1 - share) + 4), floor + 7],
      ];
    };
    stage.add(satin(stage, 22, edge, (share) => foldShade(room, 0.44 + 0.5 * Math.sin(share * 22 + side), cloth)));
  }
  // The chair, with a dress over it and shoes beside it.
  const dress = stage.linear(
    [-10, -14],
    [16, 36],
    [
      [0, room.cream],
      [0.35, room.blush],
      [0.75, room.rose],
      [1, room.mid],
    ],
  );
  stage.add(
    group(
      `translate(${-9 * flip} 5) scale(${flip} 1)`,
      ellipse(3, 41, 22, 2.5, '#000', 'opacity=".45"'),
      ellipse(0, -6, 11, 13, 'none', `stroke="${room.dark}" stroke-width="2.4"`),
      ellipse(0, -6, 6, 8, 'none', `stroke="${room.dark}" stroke-width="1.6"`),
      hairline('M-11 -6A11 13 0 0 1 8 -14.9', room.gold, 0.6),
      stroke('M-11 -4L-12 14M11 -4L12 14M-12 16L-15 41M12 16L16 41M-7 17L-8 37M8 17L9 37', room.dark, 1.9),
      ellipse(0, 15, 15, 3.6, room.dark),
      hairline('M-14 14C-8 11.5 8 11.5 14 14', room.gold, 0.5),
      path(
        'M-5 -18C0 -22 8 -20 11 -14C14 -4 13 4 12 10C18 14 22 22 21 38C18 34 16 41 12 37C9 42 6 34 2 39C0 30 -2 24 -6 20C-10 18 -13 17 -14 14C-8 12 -4 12 -1 8C-4 0 -8 -10 -5 -18Z',
        dress,
      ),
      path('M-5 -18C-7 -12 -4 -2 -1 8C2 2 4 -8 3 -19C0 -20 -3 -20 -5 -18Z', room.mid, 'opacity=".35"'),
      hairline(
        'M7 -18C10 -6 8 4 6 12C10 20 12 28 12 36M2 12C6 20 7 30 6 37M12 10C14 18 18 26 18 36',
        room.cream,
        0.45,
        0.65,
      ),
      hairline('M-3 -19C-6 -26 2 -27 3 -20M8 -18C14 -22 16 -16 12 -11', room.blush, 0.6),
    ),
    group(`translate(${24 * flip} 42) scale(${flip * 0.72} .72)`, pump(stage)),
    group(`translate(${37 * flip} 43) scale(${flip * 0.72} .72) rotate(-76)`, pump(stage)),
    stage.vignette(0.7),
  );
}

/** The bed, from its foot, an hour after. */
export function bed(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const lamp: Point = [46 * flip, -14];
  stage.add(stage.wall(lamp, room.mid));
  let stripes = '';
  for (let x = -Math.ceil(hw / 7) * 7; x < hw; x += 7) stripes += `M${x} ${fixed(-hh)}V20`;
  stage.add(stroke(stripes, room.rose, 0.4, 'opacity=".16"'), stage.glow(lamp, 56, room.gold, 0.7));
  const board = stage.linear(
    [-40 * flip, 0],
    [44 * flip, 0],
    [
      [0, room.dark],
      [0.6, room.velvet],
      [1, room.rose],
    ],
  );
  const head = stage.pick([
    'M-40 40V-14C-40 -40 40 -40 40 -14V40Z',
    'M-40 40V-18C-30 -18 -28 -30 -14 -30C-8 -36 8 -36 14 -30C28 -30 30 -18 40 -18V40Z',
    'M-40 40V-22C-40 -30 -34 -30 -30 -26C-20 -34 20 -34 30 -26C34 -30 40 -30 40 -22V40Z',
  ]);
  stage.add(path(head, board), hairline(head, room.gold, 0.5));
  const tufts: Point[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 7 - (row % 2); i += 1) tufts.push([-27 + i * 9 + (row % 2) * 4.5, -20 + row * 7]);
  stage.add(
    dots(tufts, 0.7, room.dark, 'opacity=".6"'),
    dots(
      tufts.map(([x, y]): Point => [x - 0.3, y - 0.3]),
      0.3,
      room.gold,
    ),
  );
  const linen = stage.linear(
    [44 * flip, -6],
    [-44 * flip, 34],
    [
      [0, room.cream],
      [0.5, room.blush],
      [1, room.rose],
    ],
  );
  const pillow = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})">${path('M-19 6C-22 -4 -20 -11 -17 -10C-8 -13 8 -13 17 -10C20 -11 22 -4 19 6C21 11 17 12 14 10C5 12 -5 12 -14 10C-17 12 -21 11 -19 6Z', linen)}${hairline('M-16 -8C-12 -4 -10 0 -11 4M15 -8C11 -5 9 -1 10 3M-3 -2C0 1 3 0 5 -3', room.mid, 0.4, 0.5)}</g>`;
  stage.add(pillow(-17, -2, stage.between(-10, 4)), pillow(18, -1, stage.between(-4, 10)));
  if (stage.chance(0.6)) stage.add(pillow(stage.between(-6, 6), 4, stage.between(-16, 16)));
  // Rumpled linen: satin running across the bed.
  const phase = stage.between(0, 6.28);
  const cloth: readonly [string, string, string] = [room.rose, room.blush, room.cream];
  const edge = (share: number): readonly Point[] =>
    [0, 1, 2, 3].map(
      (row): Point => [
        (share - 0.5) * (74 + row * 14) + Math.sin(row * 1.7 + share * 7 + phase) * 6,
        8 + row * ((hh - 6) / 3) + Math.sin(share * 11 + phase) * (row === 0 ? 2.5 : 0),
      ],
    );
  stage.add(
    satin(stage, 44, edge, (share) =>
      foldShade(room, 0.66 + 0.2 * Math.sin(share * 17 + phase) + 0.13 * Math.sin(share * 39 + phase * 3), cloth),
    ),
  );
  stage.add(
    group(
      `translate(${stage.whole(-12, 4) * flip} ${stage.whole(22, 27)}) scale(${flip} .9) rotate(${stage.whole(-16, 6)})`,
      ellipse(1, 2, 8, 6, room.dark, 'opacity=".4"'),
      stroke('M2 2C-8 6 -16 6 -27 12', room.velvet, 1.1),
      leaf(stage, -9, 5, -40, 0.6, room.velvet, room.mid),
      leaf(stage, -15, 7, 150, 0.6, room.velvet, room.mid),
      rose(stage, 4, 0, 8, [room.rose, room.mid, room.dark]),
    ),
  );
  // The night table.
  stage.add(
    rect(lamp[0] - 11, 16, 22, hh, room.dark),
    rect(lamp[0] - 12, 15, 24, 1.6, room.gold, 'opacity=".7"'),
    stroke(`M${lamp[0]} -8V15M${lamp[0] - 5} 14.5H${lamp[0] + 5}`, room.dark, 1.6),
    path(
      `M${lamp[0] - 5} -22H${lamp[0] + 5}L${lamp[0] + 10} -7H${lamp[0] - 10}Z`,
      stage.linear(
        [0, -22],
        [0, -7],
        [
          [0, room.gold],
          [1, room.cream],
        ],
      ),
    ),
    stage.glow([lamp[0], -10], 24, room.cream, 0.45),
    stage.vignette(0.75),
  );
}
