import { screenPicture } from './screens.ts';
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
  stars,
  stroke,
  sunburst,
  use,
} from './stage.ts';

/** Still life from the kiosk: a bucket, a cup, two tickets, the cardboard glasses. */
export function popcorn(stage: Stage): void {
  const { hw, hh, inks } = stage;
  const table = 27;
  stage.add(
    stage.fill(inks.mid),
    sunburst([0, -4], stage.pick([14, 18, 22]), 150, inks.deep, stage.between(0, 1), 'opacity=".6"'),
    circle(0, -6, 37, inks.glow, 'opacity=".92"'),
    stage.halftone(inks.deep, 4, (x, y) => Math.hypot(x / hw, y / hh) - 0.55),
    rect(-hw - 1, table, hw * 2 + 2, hh, inks.night),
    rect(-hw - 1, table, hw * 2 + 2, 1.2, inks.hot),
  );
  const flip = stage.chance(0.5) ? -1 : 1;
  const kernels: string[] = [];
  const kernel = stage.define(
    'kernel',
    () =>
      path(
        'M-1 .2C-1.5 -.6 -.6 -1.2 0 -.7C.5 -1.3 1.4 -.6 1 .1C1.5 .7 .7 1.4 .1 .9C-.5 1.4 -1.4 .9 -1 .2Z',
        inks.cream,
        `stroke="${inks.night}" stroke-width=".16"`,
      ) + circle(0.1, 0.1, 0.35, inks.glow),
  );
  const puff = (x: number, y: number, r: number): string =>
    use(kernel, `translate(${fixed(x)} ${fixed(y)}) rotate(${stage.whole(0, 360)}) scale(${fixed(r)})`);
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 7 - row; i += 1)
      kernels.push(
        puff(
          -16 + row * 2.5 + i * 5.3 + stage.between(-1, 1),
          -17 - row * 3.6 + stage.between(-1, 1),
          stage.between(2.7, 3.6),
        ),
      );
  for (let i = 0; i < 6; i += 1)
    kernels.push(puff(stage.between(-30, 30), stage.between(-44, -34), stage.between(1.8, 2.8)));
  const stripes = Array.from({ length: 4 }, (_, i): string => {
    const a = -19 + i * 10.86;
    const b = -13.5 + i * 7.7;
    return polygon(
      [
        [a, -17],
        [a + 5.43, -17],
        [b + 3.86, table + 4],
        [b, table + 4],
      ],
      inks.hot,
    );
  });
  const bucket =
    kernels.join('') +
    polygon(
      [
        [-19.5, -17],
        [19.5, -17],
        [14, table + 4],
        [-14, table + 4],
      ],
      inks.cream,
    ) +
    stripes.join('') +
    polygon(
      [
        [6, -17],
        [19.5, -17],
        [14, table + 4],
        [5, table + 4],
      ],
      inks.night,
      'opacity=".28"',
    ) +
    ellipse(-1, 5, 9, 9, inks.night) +
    path('M-1 -1.5L.9 3H5.5L1.9 5.8L3.3 10.3L-1 7.6L-5.3 10.3L-3.9 5.8L-7.5 3H-2.9Z', inks.glow);
  const cup =
    polygon(
      [
        [26, -2],
        [43, -2],
        [40.5, table + 3],
        [28.5, table + 3],
      ],
      inks.deep,
    ) +
    polygon(
      [
        [36, -2],
        [43, -2],
        [40.5, table + 3],
        [36, table + 3],
      ],
      inks.night,
      'opacity=".5"',
    ) +
    rect(24.8, -5, 19.4, 3.6, inks.cream, 'rx="1"') +
    stroke('M35 -5L38 -20L44 -22', inks.hot, 1.5, 'stroke-linejoin="round"') +
    rect(27.5, 8, 14.5, 7, inks.glow) +
    stroke('M27.5 10.3H42M27.6 12.7H41.8', inks.deep, 0.8);
  const ticket = (x: number, y: number, turn: number, colour: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${fixed(turn)})">${path('M-12 -5H12V-1.5A1.5 1.5 0 0 0 12 1.5V5H-12V1.5A1.5 1.5 0 0 0 -12 -1.5Z', colour)}${stroke('M6 -5V5', inks.night, 0.5, 'stroke-dasharray="1 .8"')}${stroke('M-8.5 -1.8H3M-8.5 1H0', inks.night, 1.1)}</g>`;
  const glasses = `<g transform="translate(-33 ${table + 3}) rotate(${fixed(stage.between(-10, 4))})">${path('M-15 -7H15L14 4H3L0 -1L-3 4H-14Z', inks.cream)}${path('M-12.5 -5H-2L-4 2.2H-12Z', inks.hot)}${path('M12.5 -5H2L4 2.2H12Z', '#19b5d8')}${path('M-12.5 -5H-7L-11 2.2H-12Z', inks.cream, 'opacity=".4"')}</g>`;
  stage.add(
    ellipse(0, table + 4, 26, 2.4, '#000', 'opacity=".5"'),
    group(
      `scale(${flip} 1)`,
      bucket,
      cup,
      ticket(33, 36, stage.between(-14, -4), inks.glow),
      ticket(27, 40, stage.between(4, 14), inks.cream),
      glasses,
    ),
    dots(
      Array.from({ length: 5 }, (): Point => [stage.between(-22, 20), stage.between(table + 6, table + 14)]),
      1.5,
      inks.cream,
    ),
  );
}

/** Cars nosed up to a screen in a field, June. */
export function drivein(stage: Stage): void {
  const { hw, hh, inks } = stage;
  stage.add(
    stage.fill(
      stage.linear(
        [0, -hh],
        [0, 22],
        [
          [0, inks.night],
          [0.55, inks.deep],
          [0.85, inks.mid],
          [1, inks.hot],
        ],
      ),
    ),
    stars(stage, 80, inks.cream, 0),
    path(
      `M${fixed(-hw - 2)} 20C${fixed(-hw * 0.6)} 12 ${fixed(-hw * 0.3)} 19 0 17C${fixed(hw * 0.4)} 15 ${fixed(hw * 0.7)} 10 ${fixed(hw + 2)} 18V30H${fixed(-hw - 2)}Z`,
      inks.night,
    ),
  );
  stage.add(
    stroke('M-30 10L-34 26M30 10L34 26M-14 10V26M14 10V26M-34 26L-14 10M34 26L14 10', inks.night, 1.6),
    rect(-46, -40, 92, 54, inks.night),
    stage.clip('M-43.5 -37.5H43.5V11.5H-43.5Z', group('translate(0 -13) scale(.91)', screenPicture(stage, 48))),
    polygon(
      [
        [-43.5, 11.5],
        [43.5, 11.5],
        [hw, 40],
        [-hw, 40],
      ],
      inks.cream,
      'opacity=".1"',
    ),
    rect(
      -hw - 1,
      25,
      hw * 2 + 2,
      hh,
      stage.linear(
        [0, 25],
        [0, hh],
        [
          [0, inks.deep],
          [1, inks.night],
        ],
      ),
    ),
  );
  const heads = stage.define('heads', () =>
    dots(
      [
        [-2.8, -10.6],
        [2.8, -10.2],
      ],
      1.7,
      inks.night,
    ),
  );
  const sedan = stage.define(
    'sedan',
    () => '<path d="M-13 0C-14 -5 -13 -8 -11 -9L-8 -15C-7 -17 7 -17 8 -15L11 -9C13 -8 14 -5 13 0V3H9V0H-9V3H-13Z"/>',
  );
  const wagon = stage.define(
    'wagon',
    () => '<path d="M-13 0V-8L-10 -18C-9 -19 9 -19 10 -18L13 -8V0V3H9V0H-9V3H-13Z"/>',
  );
  const pane = stage.define('pane', () => '<path d="M-6.5 -14.4H6.5L8.6 -9H-8.6Z"/>');
  for (const [y, size, gap] of [
    [33, 0.74, 27],
    [50, 1.36, 34],
  ] as const) {
    let x = -hw - stage.between(0, 24) * size;
    while (x < hw + 14) {
      const colour = size > 1 ? inks.night : stage.pick([inks.night, inks.deep, inks.mid, inks.hot]);
      stage.add(
        group(
          `translate(${fixed(x)} ${y}) scale(${size})`,
          use(stage.pick([sedan, sedan, wagon]), 'scale(1)', colour),
          use(pane, 'scale(1)', size > 1 ? inks.mid : inks.cream),
          stage.chance(0.8) ? use(heads, 'scale(1)') : '',
          dots(
            [
              [-10.6, -5],
              [10.6, -5],
            ],
            1.1,
            colour === inks.hot ? inks.glow : inks.hot,
          ),
          size > 1 ? stroke('M-11 -9L-8 -15C-7 -17 7 -17 8 -15L11 -9', inks.glow, 0.5) : '',
        ),
      );
      x += gap * size * stage.between(1, 1.15);
    }
  }
}
