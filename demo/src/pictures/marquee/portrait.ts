import {
  circle,
  dots,
  ellipse,
  fixed,
  group,
  type Point,
  path,
  polygon,
  rect,
  type Stage,
  stroke,
  sunburst,
} from './stage.ts';

/** Light side and shadow side. */
const skins: readonly (readonly [string, string])[] = [
  ['#ffd9b8', '#e09a72'],
  ['#f2b98a', '#c77d52'],
  ['#d99a66', '#a8663a'],
  ['#b5733f', '#7f4722'],
  ['#8a5230', '#5a2f1a'],
  ['#5f3722', '#3a1e13'],
];
const hairs = ['#17121a', '#2b1a14', '#5a2d14', '#a2501d', '#e0a63a', '#c9c4cf', '#d8336a', '#2f6fd6'] as const;

type Hair = readonly [behind: string, front: string];
/** Drawn round a head whose middle is (0, 0), 17 wide and 21 high to each side. */
const cuts: readonly Hair[] = [
  ['', 'M-18 0C-21 -14 -16 -25 -2 -26C12 -28 21 -18 18 0L15 -6C14 -12 6 -13 -2 -13C-10 -12 -15 -10 -16 -5Z'],
  [
    'M-19 -4C-26 14 -24 30 -20 36H20C24 30 26 14 19 -4Z',
    'M-18 4C-22 -16 -12 -27 0 -27C13 -27 22 -16 18 4C16 -6 10 -12 -4 -15C-8 -10 -15 -6 -18 4Z',
  ],
  [
    'M-8 -28a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
    'M-18 -2C-20 -18 -10 -25 0 -25C10 -25 20 -18 18 -2C14 -10 10 -15 0 -16C-10 -15 -14 -10 -18 -2Z',
  ],
  [
    'M-26 6C-34 -6 -30 -20 -22 -24C-18 -36 -4 -38 2 -34C14 -38 26 -30 26 -20C34 -14 32 0 26 8C28 14 22 20 18 16H-18C-24 20 -28 12 -26 6Z',
    'M-17 -4C-16 -14 -8 -18 0 -18C8 -18 16 -14 17 -4C20 -14 16 -26 0 -26C-16 -26 -20 -14 -17 -4Z',
  ],
  ['', 'M-17 -6C-19 -20 -8 -25 2 -24C14 -24 18 -14 17 -5L14 -10C6 -9 0 -17 -4 -16C-10 -15 -14 -11 -17 -6Z'],
  [
    'M-19 -8C-24 4 -23 14 -20 18H-14V-8ZM19 -8C24 4 23 14 20 18H14V-8Z',
    'M-18 0C-22 -18 -10 -27 0 -27C12 -27 22 -18 18 0L17 -9H-17Z',
  ],
  ['', ''],
];

/** A contributor, as the comic would have drawn them: hard light from one side, halftone on the other. */
export function portrait(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const ground = stage.pick([inks.glow, inks.mid, inks.hot, inks.deep]);
  const second = ground === inks.glow ? inks.hot : ground === inks.deep ? inks.mid : inks.deep;
  const [light, shade] = stage.pick(skins);
  const hair = stage.pick(hairs);
  const [behind, front] = stage.pick(cuts);
  const cloth = stage.pick(
    [inks.night, inks.cream, inks.hot, inks.glow, inks.deep].filter((colour) => colour !== ground),
  );
  const trim = cloth === inks.night || cloth === inks.deep ? inks.glow : inks.night;
  const flip = stage.chance(0.5) ? -1 : 1;
  stage.add(
    stage.fill(ground),
    stage.pick([
      (): string => sunburst([0, -6], 20, 140, second, 0.1, 'opacity=".6"'),
      (): string => circle(0, -6, 38, second, 'opacity=".75"'),
      (): string =>
        polygon(
          [
            [-hw - 1, hh + 1],
            [-hw - 1, 0],
            [hw + 1, -hh * 0.9],
            [hw + 1, hh + 1],
          ],
          second,
          'opacity=".7"',
        ),
    ])(),
    stage.halftone(inks.night, 4, (x, y) => ((x * flip) / hw) * 0.5 + y / hh - 0.35),
  );
  const line = `stroke="${inks.night}" stroke-width="1.3" stroke-linejoin="round"`;
  const torso = 'M-40 90L-38 60C-38 36 -28 29 -10 25L0 32L10 25C28 29 38 36 38 60L40 90Z';
  const neckline = stage.pick([
    (): string => path('M-10 25L0 36L10 25L14 27L2 46L0 90L-2 46L-14 27Z', trim, line),
    (): string => path('M-11 24C-8 34 8 34 11 24L14 26C12 39 -12 39 -14 26Z', trim, line),
    (): string => path('M-11 25L0 62L-20 36ZM11 25L0 62L20 36Z', trim, line),
    (): string => stroke('M-38 50C-20 44 20 44 38 50M-36 56C-20 50 20 50 36 56', trim, 2.4),
  ])();
  const brow = stage.between(-0.6, 0.8);
  const smile = stage.between(1, 3.6);
  const face = front
    ? 'M-16 -6C-17 -22 17 -22 16 -6C17 6 12 20 0 22C-12 20 -17 6 -16 -6Z'
    : 'M-16 -6C-20 -32 20 -32 16 -6C17 6 12 20 0 22C-12 20 -17 6 -16 -6Z';
  const shadow = 'M3 -18C15 -18 17 -12 16 -6C17 6 12 20 0 22C6 14 4 10 7 8C3 6 6 -2 3 -18Z';
  const eyes = [-1, 1]
    .map(
      (side) =>
        ellipse(side * 6.6, -2, 2.7, 2.1, '#fff') +
        circle(side * 6.6 + 0.5, -2, 1.45, inks.night) +
        stroke(
          `M${fixed(side * 6.6 - 3.2)} -3.4C${fixed(side * 6.6 - 1)} -4.8 ${fixed(side * 6.6 + 1.6)} -4.8 ${fixed(side * 6.6 + 3.4)} -3.2`,
          inks.night,
          1,
        ),
    )
    .join('');
  const brows = stroke(
    `M-10.4 ${fixed(-6.6 + brow)}L-4 ${fixed(-7.4 - brow)}M10.4 ${fixed(-6.6 + brow)}L4 ${fixed(-7.4 - brow)}`,
    hair === '#e0a63a' || hair === '#c9c4cf' ? '#6b5a4a' : hair,
    1.7,
    'stroke-linecap="round"',
  );
  const mouth =
    smile > 2.4
      ? path(
          `M-5.5 9C-2 ${fixed(10 + smile)} 2 ${fixed(10 + smile)} 5.5 9C2 10 -2 10 -5.5 9Z`,
          '#fff',
          `stroke="${inks.night}" stroke-width=".9"`,
        )
      : stroke(
          `M-4.5 10C-1 ${fixed(10 + smile)} 2 ${fixed(10 + smile)} 4.8 9.2`,
          inks.night,
          1.1,
          'stroke-linecap="round"',
        );
  const beard = stage.chance(0.28)
    ? path(
        'M-16 0C-15 16 -8 24 0 24C8 24 15 16 16 0C13 8 8 6 0 6C-8 6 -13 8 -16 0ZM-5 10.5C-2 9.5 2 9.5 5 10.5C3 13 -3 13 -5 10.5Z',
        hair,
        'fill-rule="evenodd"',
      )
    : '';
  const glasses = stage.chance(0.45)
    ? stage.pick([
        (): string =>
          circle(-6.8, -2, 5, '#fff', `fill-opacity=".25" ${line}`) +
          circle(6.8, -2, 5, '#fff', `fill-opacity=".25" ${line}`) +
          stroke('M-1.8 -2.6H1.8M-16 -3.5L-11.8 -2.6M16 -3.5L11.8 -2.6', inks.night, 1.2),
        (): string =>
          rect(-12, -6, 10.4, 8, inks.hot, `rx="1" fill-opacity=".75" ${line}`) +
          rect(1.6, -6, 10.4, 8, '#19b5d8', `rx="1" fill-opacity=".75" ${line}`) +
          stroke('M-16 -4H-12M12 -4H16', inks.night, 1.2),
        (): string => path('M-13 -5H13L11 2H2L0 -1L-2 2H-11Z', inks.night),
      ])()
    : '';
  const extra = stage.chance(0.24)
    ? stage.pick([
        (): string =>
          path(
            'M-19 -8C-19 -26 19 -26 19 -8L30 -5C30 -2 24 -2 18 -5H-18Z',
            cloth === inks.night ? inks.hot : cloth,
            line,
          ),
        (): string =>
          stroke('M-19 -2C-22 -32 22 -32 19 -2', inks.night, 2.6) +
          rect(-23, -6, 6, 13, inks.hot, `rx="2.5" ${line}`) +
          rect(17, -6, 6, 13, inks.hot, `rx="2.5" ${line}`),
      ])()
    : '';
  const freckles: Point[] = stage.chance(0.3)
    ? [
        [-9, 4],
        [-7, 5.4],
        [-10.6, 5.6],
        [8, 4.2],
        [10, 5.6],
      ]
    : [];
  stage.add(
    group(
      `translate(0 -4) scale(${1.06 * flip} 1.06)`,
      behind ? path(behind, hair, line) : '',
      path(torso, cloth, line),
      path('M14 27C28 30 38 38 38 60L40 90H18Z', inks.night, 'opacity=".28"'),
      path('M-8 14V27L0 33L8 27V14Z', shade, line),
      neckline,
      ellipse(-16.5, 0, 3, 4.4, shade, line),
      ellipse(16.5, 0, 3, 4.4, shade, line),
      path(face, light, line),
      path(shadow, shade, 'opacity=".8"'),
      dots(freckles, 0.45, shade),
      beard,
      stroke('M1 -2L3.6 5.4H-.6', inks.night, 1, 'stroke-linejoin="round" stroke-linecap="round"'),
      mouth,
      eyes,
      brows,
      front
        ? path(front, hair, line)
        : stroke('M-9 -16C-6 -20 -2 -21 3 -21', '#fff', 1.2, 'opacity=".5" stroke-linecap="round"'),
      glasses,
      extra,
    ),
  );
}
