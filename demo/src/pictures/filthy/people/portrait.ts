import { type Boudoir, circle, dots, ellipse, fixed, group, hairline, type Point, path, stroke } from '../stage.ts';

/** Light, body and shadow of a face by lamplight. */
const skins: readonly (readonly [string, string, string])[] = [
  ['#ffe9d6', '#f0b99a', '#8f4a4a'],
  ['#f8d3ae', '#cf9068', '#6b3434'],
  ['#e2ae7d', '#a5683f', '#4a2323'],
  ['#bd7f54', '#7a452b', '#331618'],
  ['#94603f', '#5a3122', '#240f13'],
];
const hairs = ['#140a10', '#2a130f', '#4d2213', '#8a3a1c', '#b9854a', '#a79aa2'] as const;

type Cut = { behind: string; front: string; strands: string };
const cuts: readonly Cut[] = [
  {
    behind: 'M-20 -8C-28 12 -26 34 -30 48C-16 52 16 52 30 48C26 34 28 12 20 -8C16 -34 -16 -34 -20 -8Z',
    front: 'M-17 4C-22 -16 -14 -31 3 -30C18 -29 22 -14 17 4C16 -8 10 -16 2 -18C-6 -16 -14 -8 -17 4Z',
    strands:
      'M2 -28C-8 -26 -15 -16 -17 -2M4 -28C12 -26 17 -16 17 -2M-22 10C-25 24 -24 34 -26 44M22 10C25 24 24 34 26 44',
  },
  {
    behind: 'M-8 -33a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
    front: 'M-17 0C-20 -20 -10 -30 0 -30C11 -30 20 -20 17 0C14 -10 9 -16 0 -17C-9 -16 -14 -10 -17 0Z',
    strands: 'M-14 -8C-12 -18 -6 -24 0 -27M14 -8C12 -18 6 -24 0 -27M-3 -36C-2 -40 4 -40 5 -36',
  },
  {
    behind: 'M-20 -10C-24 2 -22 12 -20 16C-12 18 12 18 20 16C22 12 24 2 20 -10C14 -32 -14 -32 -20 -10Z',
    front: 'M-18 6C-22 -16 -12 -31 2 -30C16 -30 22 -14 18 6L16 -6C6 -8 -4 -12 -8 -20C-10 -12 -15 -6 -18 6Z',
    strands: 'M-6 -26C-13 -20 -17 -10 -18 2M-4 -28C4 -20 12 -14 17 -10',
  },
  {
    behind: '',
    front: 'M-17 -4C-19 -20 -10 -29 1 -29C13 -29 19 -19 17 -4L14.5 -10C8 -12 2 -18 -4 -20C-10 -18 -14 -12 -14.5 -9Z',
    strands: 'M-13 -12C-11 -20 -5 -25 2 -27M-2 -20C4 -17 10 -13 15 -11',
  },
  {
    behind:
      'M-24 8C-34 0 -32 -18 -22 -24C-18 -38 16 -38 22 -24C32 -18 34 0 24 8C26 18 20 22 16 18H-16C-20 22 -26 18 -24 8Z',
    front: 'M-17 -3C-18 -14 -9 -19 0 -19C9 -19 18 -14 17 -3C21 -16 16 -29 0 -29C-16 -29 -21 -16 -17 -3Z',
    strands: 'M-26 -6a6 6 0 0 1 4 -10M-20 -24a8 8 0 0 1 10 -7M8 -31a8 8 0 0 1 12 8M26 -8a6 6 0 0 0 -4 -9',
  },
];

/** A contributor after midnight: one lamp, one cheek in shadow, a fine gold line. */
export function portrait(stage: Boudoir): void {
  const { hh, room } = stage;
  const flip = stage.chance(0.5) ? -1 : 1;
  const lamp: Point = [-26 * flip, -26];
  const ground = stage.pick([room.velvet, room.mid, room.deep]);
  stage.add(stage.wall(lamp, ground), stage.glow(lamp, 60, room.gold, 0.4));
  const halo = stage.pick([
    (): string =>
      circle(0, -8, 37, room.rose, 'opacity=".35"') +
      hairline('M-37 -8A37 37 0 1 1 37 -8A37 37 0 1 1 -37 -8', room.gold, 0.6, 0.8),
    (): string =>
      path(`M-36 ${fixed(hh + 2)}V-12C-36 -54 36 -54 36 -12V${fixed(hh + 2)}Z`, room.mid, 'opacity=".6"') +
      hairline(`M-36 ${fixed(hh + 2)}V-12C-36 -54 36 -54 36 -12V${fixed(hh + 2)}`, room.gold, 0.6, 0.8),
    (): string => circle(20 * flip, -18, 22, room.gold, 'opacity=".4"'),
  ])();
  const [light, body, shade] = stage.pick(skins);
  const hair = stage.pick(hairs);
  const sheen = hair === '#b9854a' ? room.cream : room.rose;
  const cut = stage.pick(cuts);
  const face = stage.linear(
    [-16, -14],
    [16, 14],
    [
      [0, light],
      [0.45, body],
      [1, shade],
    ],
  );
  const throat = stage.linear(
    [-10, 12],
    [12, 34],
    [
      [0, body],
      [1, shade],
    ],
  );
  const cloth = stage.linear(
    [-34, 28],
    [34, 60],
    [
      [0, stage.pick([room.rose, room.blush, room.velvet])],
      [0.6, room.velvet],
      [1, room.dark],
    ],
  );
  const dress = stage.pick([
    (): string =>
      path('M-44 92C-42 46 -34 37 -15 33L-10 30C-6 38 6 38 10 30L15 33C34 37 42 46 44 92Z', cloth) +
      hairline('M-10 30C-6 38 6 38 10 30', room.gold, 0.6, 0.8),
    (): string =>
      path('M-44 92C-42 46 -34 37 -15 33L-9 28L0 56L9 28L15 33C34 37 42 46 44 92Z', cloth) +
      hairline('M-9 28L0 56L9 28M-15 33L-8 46L0 56L8 46L15 33', room.gold, 0.6, 0.8),
    (): string =>
      path(
        'M-44 92C-42 46 -34 38 -16 34C-14 30 -10 29 -8.5 26C-4 32 4 32 8.5 26C10 29 14 30 16 34C34 38 42 46 44 92Z',
        cloth,
      ) + hairline('M-10 29C-4 36 4 36 10 29', room.blush, 0.8, 0.6),
    (): string =>
      path('M-40 46C-30 50 -14 52 0 60C14 52 30 50 40 46L44 92H-44Z', cloth) +
      hairline('M-40 46C-30 50 -14 52 0 60C14 52 30 50 40 46', room.gold, 0.6, 0.8),
  ])();
  const lowered = stage.chance(0.4);
  const eyes = [-1, 1]
    .map((side) => {
      const x = side * 6.4;
      return lowered
        ? hairline(
            `M${fixed(x - 3.4)} -1.6C${fixed(x - 1.4)} .6 ${fixed(x + 1.4)} .6 ${fixed(x + 3.4)} -1.6`,
            '#1a0a10',
            0.8,
            0.95,
          ) + hairline(`M${fixed(x - 3)} -.8l-1 1.2M${fixed(x)} .2v1.3M${fixed(x + 3)} -.8l1 1.2`, '#1a0a10', 0.45, 0.9)
        : path(
            `M${fixed(x - 3.6)} -1.4C${fixed(x - 1.4)} -4 ${fixed(x + 1.6)} -4 ${fixed(x + 3.6)} -1.6C${fixed(x + 1.4)} .4 ${fixed(x - 1.6)} .4 ${fixed(x - 3.6)} -1.4Z`,
            '#fff6ee',
          ) +
            circle(x + 0.4, -1.7, 1.7, '#2a1216') +
            circle(x - 0.2, -2.3, 0.5, '#fff') +
            hairline(
              `M${fixed(x - 4)} -1.2C${fixed(x - 1.4)} -4.4 ${fixed(x + 1.6)} -4.4 ${fixed(x + 4)} -1.8`,
              '#1a0a10',
              0.9,
              0.95,
            );
    })
    .join('');
  const painted = stage.pick(['#b3203f', room.rose, shade]);
  const beard =
    cut.behind === '' && stage.chance(0.6)
      ? path(
          'M-16 -2C-15 16 -8 24 0 24C8 24 15 16 16 -2C13 8 9 8 5 8C2 7 -2 7 -5 8C-9 8 -13 8 -16 -2ZM-4.5 12.5C-2 11.5 2 11.5 4.5 12.5C2 15 -2 15 -4.5 12.5Z',
          hair,
          'fill-rule="evenodd" opacity=".92"',
        )
      : '';
  const lip = beard ? shade : painted;
  const extra = stage.pick([
    (): string => circle(-16.4, 8, 1.4, room.gold) + circle(16.4, 8, 1.4, room.gold),
    (): string =>
      dots(
        Array.from({ length: 15 }, (_, i): Point => [-11 + i * 1.57, 31 + Math.sin((i / 14) * Math.PI) * 6]),
        0.95,
        room.cream,
      ),
    (): string =>
      circle(-6.6, -1.6, 5, 'none', `stroke="${room.gold}" stroke-width=".8"`) +
      circle(6.6, -1.6, 5, 'none', `stroke="${room.gold}" stroke-width=".8"`) +
      stroke('M-1.6 -2H1.6M-16 -3L-11.6 -2M16 -3L11.6 -2', room.gold, 0.8),
    (): string => '',
    (): string => circle(7.5, 9.4, 0.7, '#1a0a10'),
  ])();
  stage.add(
    halo,
    group(
      `translate(0 -3) scale(${1.06 * flip} 1.06)`,
      cut.behind ? path(cut.behind, hair) : '',
      path('M-44 92C-42 48 -32 38 -14 33C-8 31 -8 24 -8 16H8C8 24 8 31 14 33C32 38 42 48 44 92Z', throat),
      hairline('M-12 36C-8 38 -4 39 -1 39M12 36C8 38 4 39 1 39', shade, 0.5, 0.6),
      dress,
      path('M-8 17C-4 24 6 25 9 18L8 28C4 30 -4 28 -8 22Z', shade, 'opacity=".5"'),
      ellipse(-16.4, 1, 2.4, 4, body),
      ellipse(16.4, 1, 2.4, 4, shade),
      path('M-16 -7C-17 -25 17 -25 16 -7C16.5 4 12 16 4 21C2 22.5 -2 22.5 -4 21C-12 16 -16.5 4 -16 -7Z', face),
      path('M3 -20C14 -19 17 -12 16 -6C16 5 12 16 4 21C10 12 8 8 9 4C6 0 8 -10 3 -20Z', shade, 'opacity=".45"'),
      ellipse(-8, 5, 4, 2.6, room.rose, 'opacity=".28"'),
      beard,
      hairline('M1 -3C1 1 3 4 3.4 5.6C2.6 7 .6 7 -.8 6.4', shade, 0.8, 0.75),
      path('M-5.2 12C-3 10.4 -1.2 10.2 0 11C1.2 10.2 3 10.4 5.2 12C3 15 -3 15 -5.2 12Z', lip),
      hairline('M-5.2 12C-2 12.8 2 12.8 5.2 12', '#1a0a10', 0.45, 0.7),
      eyes,
      hairline(`M-10.4 -6.6C-8 -8.6 -5 -8.6 -3 -7.4M10.4 -6.6C8 -8.6 5 -8.6 3 -7.4`, hair, 1.1, 0.9),
      path(cut.front, hair),
      hairline(cut.strands, sheen, 0.5, 0.55),
      extra,
    ),
    stage.vignette(0.5, [-8 * flip, -8]),
  );
}
