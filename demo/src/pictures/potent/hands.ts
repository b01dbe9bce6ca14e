import { circle, ellipse, fill, mirror, move, n, path, rect, stroke, times } from '../marks.ts';
import { birds, flood, panel, sun } from './garden.ts';
import type { Scene } from './kit.ts';
import { fan, greens, leaf, sprig } from './leaves.ts';

export const skins = [
  ['#f2c9a5', '#d59b74'],
  ['#d9a06f', '#b37648'],
  ['#a9683f', '#834a2b'],
  ['#7a4a30', '#5a321f'],
  ['#593726', '#3d2418'],
] as const;

/** Two hands and something small that lives. */
export const hands: Scene = (garden) => {
  const { hour, between, chance, pick, Y } = garden;
  const [light, mid, dark] = greens(garden);
  const [skin, shade] = pick(skins);
  const plate = panel(garden);
  const finger = (i: number): string =>
    move(
      262 - i * 12,
      92 + i * 47,
      rect(-236 + i * 16, -27, 250 - i * 16, 54, fill(skin), 27) + path(`M${-206 + i * 16} 27H10`, stroke(shade, 5)),
      -17 - i * 4,
    );
  const half =
    path(
      `M120 ${n(Y + 40)}C140 420 90 340 60 290L270 70Q326 150 304 260C290 330 262 380 262 ${n(Y + 40)}Z`,
      fill(skin),
    ) +
    path(
      `M262 ${n(Y + 40)}C262 380 290 330 304 260Q322 160 276 84Q290 200 250 280T214 ${n(Y + 40)}Z`,
      fill(shade, 0.7),
    ) +
    times(4, finger) +
    move(262, 84, rect(-150, -26, 172, 52, fill(skin), 26) + path('M-120 26H0', stroke(shade, 5)), 9) +
    path(`M104 ${n(Y + 40)}L112 440Q190 476 276 438L290 ${n(Y + 40)}Z`, fill(hour.bloom)) +
    path('M112 456Q190 492 276 454', stroke(hour.petal, 6));
  const soil =
    path('M-190 110Q-150 40-70 46Q0 10 76 44Q150 40 190 112Q100 190 0 180T-190 110Z', fill(hour.earth)) +
    path(
      times(22, () => `M${n(between(-140, 140))} ${n(between(60, 140))}h0`),
      stroke(hour.sand, 6, 0.7),
    );
  const young = leaf(garden, 'oval', light);
  const plant = pick([
    () =>
      soil +
      path('M0 60Q-8-60 0-170', stroke(hour.leaf, 13)) +
      young(0, -60, 1.1, 70) +
      young(0, -60, 1.1, -70, true) +
      fan(garden, mid, 5)(0, -170, 0.9),
    () =>
      soil + path('M0 60Q-8-20 0-90', stroke(hour.leaf, 13)) + young(0, -84, 1.7, 50) + young(0, -84, 1.7, -50, true),
    () =>
      soil +
      times(21, (i) => {
        const row = i < 9 ? 0 : i < 16 ? 1 : 2;
        const x = i < 9 ? (i - 4) * 34 : i < 16 ? (i - 12) * 34 : (i - 18) * 34;
        return `<g transform="translate(${x} ${40 - row * 36}) rotate(${Math.round(between(-30, 30))})">${ellipse(0, 0, 17, 23, fill([hour.sand, hour.dune, hour.petal][(i * 2 + row) % 3] ?? hour.sand))}${path('M0-18V18M-7-8l4 6M7-2l-4 7', stroke(hour.earth, 3))}</g>`;
      }),
    () =>
      [-2, -1, 0, 1, 2]
        .map((s) => fan(garden, s % 2 ? dark : mid, 5)(s * 20, 40, 0.95 - Math.abs(s) * 0.1, s * 30))
        .join(''),
  ]);
  return (
    flood(garden, hour.paper) +
    plate.body +
    sun(garden, 0, -130, between(130, 180)) +
    (chance(0.5)
      ? [-1, 1]
          .map((s) =>
            move(
              s * 430,
              500,
              sprig(garden, pick(['oval', 'lance', 'lobed'] as const), dark, {
                height: 620,
                pairs: 8,
                size: 1.2,
                lean: -s * 90,
              }),
            ),
          )
          .join('')
      : birds(garden, 300, -260)) +
    mirror(half) +
    plant() +
    half
  );
};

/** Tools laid out on the bench after the work. */
export const tools: Scene = (garden) => {
  const { X, Y, hour, between, chance, pick } = garden;
  const [light, mid, dark] = greens(garden);
  const wood = (w: number, h: number): string =>
    rect(-w / 2, 0, w, h, fill(hour.dune), w / 2) + path(`M0 ${n(h * 0.2)}V${n(h * 0.8)}`, stroke(hour.earth, 4));
  const iron = hour.deep;
  const trowel =
    wood(44, 170) +
    rect(-11, -90, 22, 96, fill(iron)) +
    path('M-62-90C-70-220-30-300 0-330C30-300 70-220 62-90Q0-60-62-90Z', fill(iron)) +
    path('M0-300V-110', stroke(hour.dune, 6));
  const fork =
    wood(44, 170) +
    rect(-11, -80, 22, 86, fill(iron)) +
    path('M-66-90H66M-66-90V-290M0-90V-310M66-90V-290', stroke(iron, 21));
  const shears =
    path('M-10-20Q-90 120-70 240M10-20Q90 120 70 240', stroke(hour.bloom, 32)) +
    path('M-24 0L40-250Q54-120 24 10Z', fill(iron)) +
    path('M24 0L-34-230Q-60-110-24 10Z', fill(hour.earth)) +
    circle(0, -20, 24, fill(hour.dune)) +
    circle(0, -20, 9, fill(iron));
  const twine =
    circle(0, 0, 104, fill(hour.sand)) +
    times(8, (i) => ellipse(0, 0, 100, 22 + i * 11, `${stroke(hour.dune, 4)} transform="rotate(${i * 22})"`)) +
    path('M86 50Q190 80 150 170T230 270', stroke(hour.sand, 8));
  const can =
    path('M-130-60H90V140H-130Z', fill(hour.leaf)) +
    path('M20-60H90V140H40Z', fill(hour.leafDark)) +
    path('M90 60L220-110L250-84L90 130Z', fill(hour.leaf)) +
    ellipse(240, -104, 26, 54, `${fill(hour.leafDark)} transform="rotate(38 240 -104)"`) +
    path('M-120-60Q-110-190-10-190T80-60', stroke(hour.leafDark, 21)) +
    path('M-130-30H90M-130 110H90', stroke(hour.petal, 6));
  const glove =
    path(
      'M-70 150V-10Q-130-40-140-100Q-110-140-70-70V-180Q-40-220-20-180V-210Q10-250 34-206V-170Q64-190 80-150V20L70 150Z',
      fill(hour.petal),
    ) +
    path('M-20-180V-60M34-190V-60', stroke(hour.dune, 5)) +
    rect(-78, 140, 156, 60, fill(hour.bloom), 12);
  const packet =
    rect(-90, -130, 180, 260, fill(hour.petal), 6) +
    rect(-90, -130, 180, 56, fill(hour.bloom), 6) +
    fan(garden, mid, 5)(0, 70, 0.62) +
    path('M-50 104H50', stroke(hour.earth, 6));
  const book =
    rect(-150, -110, 300, 220, fill(hour.bloom), 8) +
    rect(-136, -100, 282, 200, fill(hour.petal), 4) +
    path('M0-100V100', stroke(hour.dune, 6)) +
    leaf(garden, 'lobed', mid)(-70, 70, 1.3, 8) +
    path(
      times(6, (i) => `M24 ${-64 + i * 26}h${i % 3 ? 96 : 70}`),
      stroke(hour.earth, 4),
    );
  const all = [trowel, fork, shears, twine, can, glove, packet, book];
  const start = Math.floor(between(0, all.length));
  const item = (i: number): string => all[(start + i * 3) % all.length] ?? trowel;
  const places = pick([
    [
      [-330, 20, -14, 0.95],
      [0, 40, 4, 1.1],
      [330, 10, 16, 0.95],
    ],
    [
      [-230, -30, 20, 1],
      [230, 60, -24, 1.1],
      [0, -10, 90, 0.7],
    ],
    [
      [-360, 60, 8, 0.85],
      [-120, 10, -8, 1],
      [130, 40, 12, 1],
      [370, 20, -10, 0.85],
    ],
  ] as const);
  const board = pick([hour.sand, hour.wash, hour.leafDark, hour.earth]);
  return (
    flood(garden, board) +
    path(
      times(7, (i) => `M${n(-X)} ${n(-Y + ((i + 1) * Y) / 4)}H${n(X)}`),
      stroke(hour.deep, 4, 0.3),
    ) +
    path(
      times(22, () => `M${n(between(-X, X))} ${n(between(-Y, Y))}h${n(between(60, 190))}`),
      stroke(hour.deep, 2.4, 0.22),
    ) +
    (chance(0.5) ? circle(0, 0, 360, fill(hour.sun, 0.5)) : rect(-480, -300, 960, 600, fill(hour.petal, 0.5), 20)) +
    [-1, 1]
      .map((s) =>
        move(
          s * (X - 60),
          s * 380,
          sprig(garden, pick(['oval', 'lance', 'lobed'] as const), s > 0 ? light : dark, {
            height: 460,
            pairs: 7,
            size: 1.3,
            lean: 80,
          }),
          s * -70 - 20,
        ),
      )
      .join('') +
    places.map(([x, y, turn, s], i) => move(x, y, item(i), turn, s)).join('') +
    path(
      times(9, () => `M${n(between(-300, 300))} ${n(between(-260, 300))}h0`),
      stroke(hour.earth, 15),
    )
  );
};
