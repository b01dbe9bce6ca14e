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

/** Letters kept: a sheet of handwriting, an envelope, a seal, a ribbon undone. */
export function letters(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const phase = stage.between(0, 6);
  const edge = (share: number): readonly Point[] =>
    [0, 1, 2].map(
      (row): Point => [
        (share - 0.5) * (hw * 2 + 24) + Math.sin(row * 1.6 + share * 5 + phase) * 6,
        -hh - 2 + row * (hh + 2),
      ],
    );
  stage.add(
    stage.fill(room.dark),
    satin(stage, 34, edge, (share) =>
      foldShade(room, 0.3 + 0.22 * Math.sin(share * 15 + phase), [room.velvet, room.mid, room.rose]),
    ),
    stage.glow([-10, -16], 66, room.gold, 0.35),
  );
  const paper = stage.linear(
    [-20, -30],
    [20, 30],
    [
      [0, room.cream],
      [1, room.blush],
    ],
  );
  const sheet = (x: number, y: number, turn: number): string => {
    let ink = '';
    for (let line = 0; line < 9; line += 1) {
      let at = -15;
      const y0 = -22 + line * 5.2;
      ink += `M${at} ${fixed(y0)}`;
      const end = line === 8 ? stage.between(-6, 2) : stage.between(10, 15);
      while (at < end) {
        const step = stage.between(1.4, 3);
        ink += `q${fixed(step / 2)} ${fixed(stage.between(-2.4, 1.6))} ${fixed(step)} 0`;
        at += step;
        if (stage.chance(0.2)) {
          at += 1.4;
          ink += 'm1.4 0';
        }
      }
    }
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})">${rect(-18.6, -28, 40, 60, '#000', 'opacity=".35"')}${rect(-20, -30, 40, 60, paper)}${hairline('M-20 -10H20M-20 11H20', room.mid, 0.4, 0.3)}${hairline(ink, room.deep, 0.5, 0.85)}</g>`;
  };
  const seal = (x: number, y: number): string =>
    path(
      'M-6 1C-7 -4 -4 -7 0 -6.5C4 -8 7 -4 6.5 0C8 4 4 7 0 6C-4 8 -7 5 -6 1Z',
      stage.radial([-2, -2], 10, [
        [0, room.blush],
        [0.3, '#c0233f'],
        [1, '#4a0714'],
      ]),
      `transform="translate(${fixed(x)} ${fixed(y)})"`,
    ) +
    group(
      `translate(${fixed(x)} ${fixed(y)})`,
      hairline('M-2.4 1.6C-2.4 -2 2.4 -2 2.4 1.6M0 -2.6V2.6', '#f7b9b0', 0.6, 0.8),
    );
  const envelope = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})">${rect(-24.6, -14.5, 52, 34, '#000', 'opacity=".35"')}${rect(-26, -17, 52, 34, room.blush)}${path('M-26 17L-4 -1H4L26 17Z', room.cream)}${path(
      'M-26 -17L-2 4C-1 5 1 5 2 4L26 -17Z',
      stage.linear(
        [0, -17],
        [0, 5],
        [
          [0, room.cream],
          [1, room.blush],
        ],
      ),
    )}${hairline('M-26 -17L-2 4C-1 5 1 5 2 4L26 -17M-26 17L-5 0M26 17L5 0', room.mid, 0.4, 0.5)}${seal(0, 4)}</g>`;
  const flip = stage.chance(0.5) ? -1 : 1;
  const bundle = stage.chance(0.4);
  if (bundle)
    for (let i = 4; i >= 0; i -= 1) stage.add(envelope(stage.between(-1.5, 1.5), 8 - i * 3.4, stage.between(-5, 5)));
  else
    stage.add(
      sheet(-14 * flip, -2, stage.between(-14, -4) * flip),
      envelope(18 * flip, 12, stage.between(4, 16) * flip),
    );
  const bow = bundle ? 'M0 -26V27M-26 6H26' : '';
  const satinRibbon = stage.linear(
    [-40, 0],
    [40, 0],
    [
      [0, room.mid],
      [0.5, room.rose],
      [1, room.velvet],
    ],
  );
  stage.add(
    bundle
      ? stroke('M-27 7C-10 9 10 9 27 7M1 -14V27', satinRibbon, 3) +
          path(
            'M0 8C-10 -4 -18 2 -12 8C-8 11 -3 9 0 8C10 -4 18 2 12 8C8 11 3 9 0 8L-8 20L-3 19L0 23L2 9L9 18L10 14Z',
            satinRibbon,
          )
      : stroke(
          `M${-40 * flip} 34C${-24 * flip} 22 ${-14 * flip} 44 ${2 * flip} 36C${16 * flip} 30 ${24 * flip} 40 ${44 * flip} 30`,
          satinRibbon,
          3.2,
          'stroke-linecap="round"',
        ),
    bow
      ? ''
      : hairline(
          `M${-40 * flip} 33C${-24 * flip} 21 ${-14 * flip} 43 ${2 * flip} 35C${16 * flip} 29 ${24 * flip} 39 ${44 * flip} 29`,
          room.cream,
          0.5,
          0.6,
        ),
    group(
      `translate(${36 * flip} -22) rotate(${fixed(stage.between(30, 52) * flip)})`,
      path('M-1.8 -26H1.8L2.4 4L0 14L-2.4 4Z', room.dark),
      path('M-2.4 4H2.4L.6 13L0 15L-.6 13Z', room.gold),
      rect(-2.5, -2, 5, 2, room.gold),
      hairline('M-.8 -24V2', room.cream, 0.4, 0.6),
    ),
    stage.vignette(0.75),
  );
}

/** Off the hook. */
export function telephone(stage: Boudoir): void {
  const { hw, hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const lamp: Point = [-30 * flip, -28];
  stage.add(stage.wall(lamp, room.mid), stage.glow(lamp, 60, room.gold, 0.5));
  const cloth: readonly [string, string, string] = stage.pick([
    [room.rose, room.blush, room.cream],
    [room.velvet, room.mid, room.rose],
  ]);
  const phase = stage.between(0, 6);
  const edge = (share: number): readonly Point[] =>
    [0, 1, 2].map(
      (row): Point => [
        (share - 0.5) * (hw * 2 + 30) + row * 8 * flip + Math.sin(row * 2 + share * 6 + phase) * 4,
        16 + Math.sin(share * 9 + phase) * 3 + row * ((hh - 14) / 2),
      ],
    );
  stage.add(satin(stage, 40, edge, (share) => foldShade(room, 0.5 + 0.3 * Math.sin(share * 17 + phase), cloth)));
  const shell = stage.pick([
    [room.rose, room.mid, room.dark],
    [room.cream, room.blush, room.mid],
    [room.velvet, room.deep, room.dark],
  ] as const);
  const body = stage.linear(
    [-20, -14],
    [20, 24],
    [
      [0, shell[0]],
      [0.5, shell[1]],
      [1, shell[2]],
    ],
  );
  const cord: string[] = [];
  let d = 'M18 20';
  for (let i = 0; i < 15; i += 1) d += `c3 -4 5 3 ${fixed(1.9)} ${fixed(i < 7 ? 0.8 : -1)}`;
  cord.push(stroke(d, room.dark, 1.1), hairline(d, room.blush, 0.3, 0.4));
  const holes: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = ((i * 30 - 60) * Math.PI) / 180;
    return [Math.cos(a) * 7.4, 7 + Math.sin(a) * 7.4];
  });
  stage.add(
    group(
      `translate(${-12 * flip} 4) scale(${1.15 * flip} 1.15)`,
      ellipse(0, 26, 27, 4, '#000', 'opacity=".4"'),
      path(
        'M-14 -12C-12 -14 -8 -14 -7 -11H7C8 -14 12 -14 14 -12C15 -9 13 -7 12 -5C20 2 24 14 25 22C25 26 23 26 20 26H-20C-23 26 -25 26 -25 22C-24 14 -20 2 -12 -5C-13 -7 -15 -9 -14 -12Z',
        body,
      ),
      hairline('M-11 -4C-18 3 -22 13 -23 21', room.cream, 0.8, 0.6),
      circle(0, 7, 12, room.dark),
      circle(
        0,
        7,
        10.6,
        stage.linear(
          [-10, -4],
          [10, 18],
          [
            [0, room.gold],
            [0.5, room.cream],
            [1, room.gold],
          ],
        ),
      ),
      dots(holes, 1.7, room.dark),
      circle(0, 7, 4, room.cream),
      circle(0, 7, 1.2, room.rose),
      ...cord,
    ),
    `<g transform="translate(${36 * flip} ${fixed(stage.between(26, 32))}) rotate(${fixed(stage.between(-24, 10) * flip)}) scale(${1.1 * flip} 1.1)">${ellipse(0, 7, 22, 3, '#000', 'opacity=".3"')}${path(
      'M-21 4C-23 -5 -20 -10 -14 -10C-11 -10 -10 -9 -7 -9H7C10 -9 11 -10 14 -10C20 -10 23 -5 21 4C19 8 10 8 9 3C8 0 7 -1 5 -1H-5C-7 -1 -8 0 -9 3C-10 8 -19 8 -21 4Z',
      stage.linear(
        [-20, -8],
        [20, 8],
        [
          [0, shell[0]],
          [0.5, shell[1]],
          [1, shell[2]],
        ],
      ),
    )}${hairline('M-18 -5C-15 -8.4 -11 -7.6 -8 -7.4H9', room.cream, 0.6, 0.7)}</g>`,
    stage.chance(0.5)
      ? group(
          `translate(${-52 * flip} -2)`,
          stroke('M0 -10V24', room.dark, 1.4),
          path(
            'M-5 -26H5L11 -9H-11Z',
            stage.linear(
              [0, -26],
              [0, -9],
              [
                [0, room.gold],
                [1, room.cream],
              ],
            ),
          ),
          stage.glow([0, -14], 26, room.cream, 0.4),
        )
      : '',
    stage.vignette(0.75),
  );
}
