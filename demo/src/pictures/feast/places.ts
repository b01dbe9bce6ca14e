import { box, flat, type Kitchen, move, n, paper, round, type Scene, strip, times } from './kit.ts';
import { hill, sheet } from './land.ts';
import { leaf, lemon, orange, pear, tomato } from './produce.ts';
import { artichoke, aubergine, carrot, onion } from './vegetables.ts';

const person = (k: Kitchen): string => {
  const skin = k.pick(['#f0c8a2', '#cf935f', '#8d5a38', '#5d3822']);
  const coat = k.pick([paper.teal, paper.tomato, paper.mustard, paper.navy]);
  return (
    k.cut('M-100 200C-110-10-70-40-40-50H40C70-40 110-10 100 200Z', coat, 1.2) +
    flat('M-54 20H54L66 200H-66Z', paper.cream) +
    strip('M-54 20L-34-46M54 20L34-46', paper.cream, 12) +
    flat('M-24-80H24V-40Q0-20-24-40Z', skin) +
    k.cut(round(k, 0, -120, 56, 64), skin, 0.7) +
    k.pick([
      () => k.cut('M-84-130H84C60-150 56-190 0-194S-60-150-84-130Z', paper.butter, 0.8),
      () =>
        `${flat('M-60-116C-70-210 70-210 60-116 40-160-40-160-60-116Z', paper.cocoa)}<circle cy="-196" r="28" fill="${paper.cocoa}"/>`,
      () => flat('M-60-126C-60-206 60-206 60-126L64-60 46-70 44-140H-44L-46-70-64-60Z', paper.tomato),
    ])() +
    strip('M-22-118h2M20-118h2M-14-88q14 12 28 0', paper.ink, 8)
  );
};

export const market: Scene = (k) => {
  const { X, Y, setting } = k;
  const stripe = k.pick([paper.tomato, paper.green, paper.teal, paper.mustard]);
  const goods: ReadonlyArray<readonly [string, () => string]> = [
    ['tomato', () => tomato(k, 48)],
    ['orange', () => orange(k, 46)],
    ['aubergine', () => aubergine(k, 62)],
    ['onion', () => onion(k, 44, paper.plum)],
    ['lemon', () => lemon(k, 48)],
    ['artichoke', () => artichoke(k, 54)],
    ['pear', () => pear(k, 36, paper.leaf)],
    ['shallot', () => onion(k, 44, paper.crust)],
  ];
  const start = Math.floor(k.between(0, 8));
  const crate = (x: number, y: number, index: number, scale: number): string => {
    const [name, make] = goods[(start + (index % 4)) % goods.length] ?? ['', () => ''];
    const filled = (): string =>
      times(4, (i) => k.put(name, make, -108 + i * 72, -58, (i % 2) * 14 - 7)) +
      times(3, (i) => k.put(name, make, -72 + i * 72, -18, (i % 2) * 16 - 8)) +
      k.put(
        'crate',
        () =>
          k.cut('M-160-50H160L150 70H-150Z', paper.wood, 1.4) +
          strip('M-156-14H156M-152 30H152', paper.bark, 6, 0.6) +
          flat('M-150-50H-120L-124 70H-146ZM120-50H150L146 70H124Z', paper.bark, 0.4),
        0,
        0,
      );
    return k.put(`${name}-crate`, filled, x, y, 0, scale);
  };
  const across = Math.ceil(X / 330) * 2 + 1;
  const scallops = Math.ceil((2 * X) / 130) + 1;
  const awning = times(scallops, (i) => {
    const x = -X - 40 + i * 130;
    return flat(
      `M${n(x * 0.82)} ${n(-Y)}H${n((x + 130) * 0.82)}L${n(x + 130)} -250V-200Q${n(x + 65)}-130 ${n(x)}-200V-250Z`,
      i % 2 ? paper.cream : stripe,
    );
  });
  const scale_ =
    strip('M0-230V-130', paper.ink, 7) +
    k.cut(round(k, 0, -86, 62), paper.white, 1.2) +
    strip('M0-86L24-118', paper.tomato, 9) +
    k.cut('M-90 0H90C80 44 40 56 0 56S-80 44-90 0Z', paper.steel, 1.2) +
    strip('M-86 0L-20-40M86 0L20-40', paper.ink, 4) +
    k.put('weighed', () => tomato(k, 46), 0, 6);
  return (
    sheet(k, setting.wall) +
    times(Math.ceil(X / 200) * 2, (i) => {
      const x = -X + i * 240;
      return (
        flat(box(k, x, -120, 190, 400, 3), i % 2 ? setting.wallTone : setting.accent, 0.55) +
        flat(box(k, x + 60, -40, 70, 110, 2), paper.butter, 0.6)
      );
    }) +
    move(k.between(-60, 60), 60, person(k), 0, 1.3) +
    (X > 620 ? move(k.pick([-1, 1]) * 560, 90, person(k), 0, 1.14) : '') +
    strip(`M${n(-Math.min(X - 60, 640))}-250V${n(Y)}M${n(Math.min(X - 60, 640))}-250V${n(Y)}`, paper.bark, 22) +
    move(k.pick([-270, 270]), -10, scale_) +
    times(across, (i) => crate((i - (across - 1) / 2) * 336, 220, i, 1.02)) +
    times(across, (i) => crate((i - (across - 1) / 2) * 336 + 168, 390, i + 3, 1.12)) +
    `<g>${awning}</g>` +
    flat(`M${n(-X)}-262H${n(X)}V-246H${n(-X)}Z`, '#2a120a', 0.2)
  );
};

export const garden: Scene = (k) => {
  const { X, Y } = k;
  const sky = k.pick([paper.sky, paper.butter, paper.blush, '#f2e2c4']);
  const roots: ReadonlyArray<readonly [string, () => string]> = [
    ['carrot', () => carrot(k, 250, 50, paper.orange)],
    [
      'beet',
      () =>
        times(4, (i) => leaf(k, 170, i % 2 ? paper.green : paper.plum, 0, 0, -40 + i * 27)) +
        k.cut('M0-6C100-6 100 130 30 160L0 260-30 160C-100 130-100-6 0-6Z', paper.plum, 1.2) +
        strip('M-50 50q50 20 100 0M-56 90q56 22 112 0', paper.rose, 5, 0.6),
    ],
    [
      'radish',
      () =>
        times(3, (i) => leaf(k, 150, i % 2 ? paper.leaf : paper.green, 0, 0, -30 + i * 30)) +
        k.cut('M0-4C80-4 80 90 20 120L0 220-20 120C-80 90-80-4 0-4Z', paper.rose, 1.2) +
        flat('M-18 118Q0 110 18 118L0 216Z', paper.white),
    ],
    [
      'leek',
      () =>
        times(5, (i) =>
          leaf(k, 250, [paper.green, paper.leaf, paper.olive][i % 3] ?? paper.green, 0, 10, -40 + i * 20),
        ) +
        k.cut('M-34 0H34L30 200Q0 226-30 200Z', paper.white, 1.2) +
        flat('M-34 0H34L32 70Q0 90-32 70Z', paper.sage) +
        strip('M-14 210l-10 40M0 214v44M14 210l10 40', paper.cream, 5),
    ],
    [
      'potato',
      () =>
        times(5, (i) => leaf(k, 120, i % 2 ? paper.green : paper.olive, 0, 0, -60 + i * 30)) +
        strip('M0 0C10 60-50 80-60 120M0 20C20 80 50 90 60 140', paper.bark, 7) +
        [
          [-66, 150, 58],
          [60, 170, 66],
          [0, 236, 46],
        ]
          .map(([x, y, r]) => k.cut(round(k, x ?? 0, y ?? 0, (r ?? 50) * 1.2, r, 0.06), paper.crust, 1))
          .join(''),
    ],
  ];
  const start = Math.floor(k.between(0, 5));
  const count = Math.max(4, Math.round((2 * X) / 250));
  return (
    sheet(k, sky) +
    `<circle cx="${n(k.between(-220, 220))}" cy="-280" r="${n(k.between(90, 130))}" fill="${sky === paper.butter ? paper.orange : paper.mustard}"/>` +
    hill(k, -170, 60, paper.sage) +
    hill(k, -90, 50, paper.leaf) +
    k.cut(box(k, -X - 20, 30, 2 * X + 40, Y + 20, 10), paper.bark, 1.6) +
    flat(`M${n(-X)} 240H${n(X)}V${n(Y)}H${n(-X)}Z`, paper.cocoa, 0.55) +
    flat(`M${n(-X)} 380H${n(X)}V${n(Y)}H${n(-X)}Z`, paper.cocoa, 0.6) +
    times(
      26,
      () =>
        `<ellipse cx="${n(k.between(-X, X))}" cy="${n(k.between(80, Y))}" rx="${n(k.between(6, 20))}" ry="${n(k.between(5, 11))}" fill="${k.pick([paper.crust, paper.steel, paper.terracotta])}" opacity="0.6"/>`,
    ) +
    times(count, (i) => {
      const [name, make] = roots[(start + i) % roots.length] ?? ['', () => ''];
      return k.put(name, make, -X + ((i + 0.5) * 2 * X) / count, 44, k.between(-5, 5), k.between(1.12, 1.3));
    })
  );
};
