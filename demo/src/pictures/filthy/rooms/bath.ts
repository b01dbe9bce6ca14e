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
  warmShade,
} from '../stage.ts';

/** The bath, run too hot. */
export function bath(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const floor = 34;
  const lamp: Point = [-34 * flip, -20];
  stage.add(stage.wall([0, -14], room.mid));
  let tiles = '';
  for (let x = -Math.ceil(hw / 9) * 9; x < hw; x += 9) tiles += `M${x} ${fixed(-hh)}V${floor}`;
  for (let y = -Math.ceil(hh / 9) * 9; y < floor; y += 9) tiles += `M${fixed(-hw)} ${y}H${fixed(hw)}`;
  stage.add(
    hairline(tiles, room.blush, 0.3, 0.16),
    path(
      'M-15 -4V-26C-15 -42 15 -42 15 -26V-4Z',
      stage.linear(
        [0, -40],
        [0, -4],
        [
          [0, room.dark],
          [1, room.velvet],
        ],
      ),
      `transform="translate(${22 * flip} -4)"`,
    ),
    group(
      `translate(${22 * flip} -4)`,
      hairline('M-15 -4V-26C-15 -42 15 -42 15 -26V-4ZM0 -38V-4M-15 -20H15', room.gold, 0.6, 0.7),
      circle(6, -28, 3, room.cream),
      stage.glow([6, -28], 12, room.cream, 0.5),
    ),
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
    stage.glow(lamp, 50, room.gold, 0.55),
  );
  const skin = stage.linear(
    [-30, -10],
    [-8, 20],
    [
      [0, room.cream],
      [0.5, room.blush],
      [1, warmShade(room)],
    ],
  );
  const knee = stage.between(10, 18);
  const tub = stage.linear(
    [-44, 8],
    [44, 34],
    [
      [0, room.cream],
      [0.4, room.blush],
      [1, room.mid],
    ],
  );
  stage.add(
    ellipse(0, 41, 46, 4, '#000', 'opacity=".45"'),
    group(
      `scale(${flip} 1)`,
      // Head back, eyes shut, hair up, one arm along the rim.
      path('M-30 8C-32 -2 -26 -4 -23 -6L-20 -10L-12 -4C-12 0 -8 4 -4 8Z', skin),
      `<g transform="translate(-22 -14) rotate(-22)">${ellipse(0, 0, 7.4, 8.6, skin)}${path('M-8 3C-12 -8 -4 -14 4 -10C7 -8 7 -5 6 -4C1 -6 -4 -3 -4 4C-4 8 -7 8 -8 3ZM-8 -6C-16 -8 -16 -18 -8 -17C-2 -16 -1 -10 -4 -8Z', room.dark)}${hairline('M1 -1C2 0 4 0 5 -1M6.8 1C8.6 2 8.4 3 7 3.4', room.mid, 0.5, 0.9)}${path('M3.6 5C5 4.4 6.4 4.6 7 5C6 6.4 4.6 6.4 3.6 5Z', room.rose)}</g>`,
      path(
        `M${fixed(knee - 10)} 9C${fixed(knee - 6)} -4 ${fixed(knee - 1)} -9 ${fixed(knee + 3)} -8C${fixed(knee + 8)} -6 ${fixed(knee + 9)} 2 ${fixed(knee + 10)} 9Z`,
        skin,
      ),
      hairline(`M${fixed(knee - 6)} 6C${fixed(knee - 3)} -2 ${fixed(knee)} -6 ${fixed(knee + 2)} -7`, '#fff', 0.6, 0.5),
      path(
        'M-45 4C-47 4 -47 8 -45 8.5C-44 24 -36 36 -24 36H24C36 36 43 24 45 9C48 9 49 4 45 3C40 2 38 4 36 6H-36C-39 5 -42 4 -45 4Z',
        tub,
      ),
      path('M-36 6H36C40 2 44 2 46 4L45 9H-45.5Z', room.cream, 'opacity=".55"'),
      hairline('M-40 14C-38 24 -32 31 -24 32M40 13C38 20 36 25 32 29', '#fff', 0.7, 0.5),
      stroke('M-26 36C-30 38 -31 41 -28 43M26 36C30 38 31 41 28 43', room.gold, 2.4, 'stroke-linecap="round"'),
      path('M-40 6C-34 2 -26 3 -18 4C-14 4 -12 6 -14 7C-18 8 -24 7 -30 8C-34 8.5 -39 9 -40 6Z', skin),
      stroke('M41 4V-8C41 -14 34 -14 34 -9V-6', room.gold, 1.8, 'stroke-linecap="round"'),
      stroke('M38 -6H44M41 -10V-13', room.gold, 1.4, 'stroke-linecap="round"'),
    ),
  );
  const foam: Point[] = Array.from({ length: 30 }, () => [stage.between(-10, 34) * flip, 5 + stage.between(-2.5, 1.5)]);
  stage.add(dots(foam.slice(0, 18), 2, room.cream, 'opacity=".9"'), dots(foam.slice(18), 1.2, '#fff', 'opacity=".9"'));
  for (let i = 0; i < 6; i += 1) {
    const x = stage.between(-30, 34);
    stage.add(
      stroke(
        `M${fixed(x)} 0c${fixed(stage.between(4, 9))} -8 ${fixed(stage.between(-10, -4))} -16 ${fixed(stage.between(-2, 4))} -24s${fixed(stage.between(-8, 6))} -12 0 -20`,
        room.cream,
        stage.whole(2, 4),
        'opacity=".07" stroke-linecap="round"',
      ),
    );
  }
  stage.add(
    group(
      `translate(${-52 * flip} 0)`,
      rect(-7, 12, 14, 24, room.dark),
      rect(-8, 11, 16, 1.6, room.gold),
      rect(-2, 2, 4, 9, room.cream),
      path('M0 1C-2 -1 -1 -4 0 -6C1 -4 2 -1 0 1Z', room.gold),
      stage.glow([0, -2], 16, room.gold, 0.7),
    ),
    stage.vignette(0.75),
  );
}
