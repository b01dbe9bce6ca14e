import { at, times } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, ellipse, line, path, poly, rect, ring, veil } from './marks.ts';

/** A table from above: bowls, plates, something green. */
export function bowl(bench: Bench): string {
  const { X, Y, tones, between, chance, pick, wash, bloom, tile } = bench;
  const cloth = pick([tones.pale, tones.blush, tones.fresh, '#ffffff']);
  const weave = tile(130, 130, rect(0, 0, 34, 130, `${tones.leaf}/0.16`) + rect(0, 0, 130, 34, `${tones.leaf}/0.16`));
  const lemon =
    circle(0, 0, 58, '#f7c948') +
    circle(0, 0, 50, '#fff6cf') +
    times(8, (index) => `<g transform="rotate(${index * 45})">${path('M0-6L-14-42Q0-50 14-42Z', '#fbd75b')}</g>`);
  const tomato =
    circle(0, 0, 42, bloom('#ff8f73', tones.coral, [0.35, 0.3])) +
    times(5, (index) => `<g transform="rotate(${index * 72})">${path('M0 0Q6-12 0-22Q-6-12 0 0Z', tones.leaf)}</g>`);
  const egg = ellipse(0, 0, 40, 50, '#fffdf6') + circle(3, 8, 22, '#f7b733') + circle(-3, 2, 7, '#ffe08a');
  const bean =
    path(
      'M-26 6C-30-22 10-30 26-14C36-2 22 12 12 6C2 0-4 8-6 16C-16 22-24 16-26 6Z',
      pick(['#7d3b2a', '#efe2c4', '#3f2a2a']),
    ) + path('M-14-8q14-10 26-4q-14 0-26 4Z', '#ffffff/0.5');
  const olive = ellipse(0, 0, 18, 23, '#55682f') + circle(0, -8, 6, '#c9412c');
  const plate = (r: number, rim: string, inside: string): string =>
    circle(16, 22, r, `${tones.deep}/0.2`) +
    circle(0, 0, r, rim) +
    ring(0, 0, r - 16, `${tones.leaf}/0.35`, 5) +
    circle(0, 0, r * 0.8, inside);
  const greens = times(18, (index) => {
    const a = index * 2.4;
    const d = 22 + Math.sqrt(index) * 42;
    return leaf(
      bench,
      between(110, 150),
      between(34, 50),
      [tones.leaf, tones.fresh, '#4f9d5d', tones.deep][index % 4] ?? tones.leaf,
      Math.cos(a) * d,
      Math.sin(a) * d,
      (a * 180) / Math.PI + between(40, 130),
    );
  });
  const scatter = (item: string, count: number, spread: number): string =>
    times(count, (index) => {
      const a = index * 2.4 + between(0, 0.7);
      const d = spread * Math.sqrt((index + 0.4) / count);
      return at(Math.cos(a) * d, Math.sin(a) * d, bench.keep(item), between(0.85, 1.1), between(0, 360));
    });
  const fish =
    path(
      'M-190 6C-140-70 20-84 120-10C140-30 180-56 210-50C196-20 196 26 214 56C180 58 140 34 120 16C30 84-130 76-190 6Z',
      wash('#9fc3c6', '#e9f1ee'),
    ) +
    line(
      times(5, (index) => `M${-70 + index * 36}-38q18 38 0 74`),
      `${tones.deep}/0.3`,
      4,
    ) +
    circle(-140, -6, 9, tones.deep) +
    at(20, -60, lemon, 0.66) +
    at(80, -40, lemon, 0.6) +
    at(-110, 66, sprig(bench, 230, { pairs: 6 }), 1, 86);
  const kind = pick(['salad', 'beans', 'fish', 'eggs']);
  const main =
    kind === 'salad'
      ? plate(300, '#ffffff', wash(tones.pale, tones.fresh)) +
        greens +
        scatter(tomato, 5, 170) +
        at(90, 120, lemon) +
        scatter(olive, 5, 190)
      : kind === 'beans'
        ? plate(300, tones.coral, '#c25a3c') +
          scatter(bean, 46, 218) +
          at(-60, -40, sprig(bench, 190, { pairs: 5 }), 1, 40) +
          at(60, 40, lemon, 0.9)
        : kind === 'fish'
          ? plate(320, '#ffffff', tones.pale) + at(0, 0, fish, 1.22, -18) + scatter(olive, 4, 170)
          : plate(300, tones.leaf, tones.pale) +
            greens +
            times(4, (index) => at(Math.cos(index * 1.6) * 110, Math.sin(index * 1.6) * 110, egg, 1.2, index * 70)) +
            scatter(tomato, 3, 60);
  const small = [
    plate(130, '#ffffff', '#b9472f') + scatter(bean, 12, 84),
    plate(130, tones.blush, '#ffffff') + scatter(lemon, 3, 50),
    plate(124, tones.leaf, '#dfe9c8') + scatter(olive, 9, 70),
    plate(126, '#ffffff', tones.pale) + scatter(tomato, 4, 58),
  ];
  const glass =
    circle(14, 20, 76, `${tones.deep}/0.16`) +
    circle(0, 0, 76, `${tones.glow}/0.75`) +
    circle(0, 0, 60, bloom('#ffffff/0.9', `${tones.fresh}/0.7`)) +
    path('M-40-20a46 46 0 0 1 40-28a60 60 0 0 0-40 28Z', '#ffffff') +
    at(10, 12, lemon, 0.5);
  const fork = at(
    0,
    0,
    rect(-7, -40, 14, 260, '#cfd8d6', 7) +
      path('M-30-190V-90Q-30-46 0-40Q30-46 30-90V-190H20V-96H6V-190H-6V-96H-20V-190Z', '#cfd8d6'),
  );
  const knife = rect(-8, 10, 16, 220, '#cfd8d6', 8) + path('M-8 16V-200Q30-160 16 16Z', '#e4ebe9');
  const wide = X >= Y;
  const far = wide ? Math.min(X - 120, 520) : 250;
  const high = wide ? 240 : Math.min(Y - 120, 470);
  const order = Math.floor(between(0, 4));
  return (
    rect(-X, -Y, 2 * X, 2 * Y, cloth) +
    rect(
      -X,
      -Y,
      2 * X,
      2 * Y,
      bench.night ? wash(`${tones.leaf}/0.75`, `${tones.deep}/0.85`) : wash(`${tones.glow}/0.4`, `${tones.fresh}/0.35`),
    ) +
    at(0, 0, rect(-1500, -1500, 3000, 3000, weave), 1, pick([0, 14, -12, 45])) +
    poly(
      [
        [-X, -Y],
        [-X * 0.1, -Y],
        [-X, Y * 0.7],
      ],
      `${tones.glow}/0.5`,
    ) +
    at(
      X + 30,
      -Y,
      sprig(bench, 820, { paints: [`${tones.deep}/0.12`], stem: `${tones.deep}/0.12`, pairs: 6, bend: 0.15 }),
      1,
      205,
    ) +
    at(far, -high, small[order] ?? '') +
    at(-far, high, small[(order + 1) % 4] ?? '') +
    at(-far * 0.98, -high, glass) +
    (wide ? at(-372, 0, fork, 1, 3) + at(372, 20, knife, 1, -4) : at(-40, high, fork, 1, 88)) +
    (chance(0.6) ? at(far, high, sprig(bench, 230, { pairs: 6, tip: tones.coral }), 1, -60) : '') +
    main
  );
}

/** A bench of glass, with something growing in each. */
export function flask(bench: Bench): string {
  const { X, Y, tones, night, between, pick, chance, wash, bloom, within } = bench;
  const table = 300;
  const liquids = [tones.fresh, tones.coral, tones.sun, tones.leaf, tones.blush];
  const start = Math.floor(between(0, 5));
  const shapes: Record<string, string> = {
    cone: 'M-46-330H46V-170L150 60Q160 100 120 100H-120Q-160 100-150 60L-46-170Z',
    round: 'M-40-330H40V-140A142 142 0 1 1-40-140Z',
    tube: 'M-44-330H44V46A44 54 0 0 1-44 46Z',
    jar: 'M-100-230H100V60Q100 100 60 100H-60Q-100 100-100 60Z',
    bottle: 'M-36-360H36V-240Q96-210 96-150V70Q96 100 66 100H-66Q-96 100-96 70V-150Q-96-210-36-240Z',
  };
  const vessel = (kind: string, index: number): string => {
    const d = shapes[kind] ?? shapes.cone ?? '';
    const level = between(-90, -10);
    const fluid = liquids[(start + index) % 5] ?? tones.fresh;
    const plant =
      index % 3 === 0
        ? at(
            0,
            60,
            sprig(bench, between(420, 500), { pairs: 6, size: 0.28, bend: 0.15, tip: tones.coral }),
            1,
            0,
            chance(0.5),
          )
        : index % 3 === 1
          ? line('M0 70Q20-150-6-330', tones.leaf, 9) +
            leaf(bench, 170, 44, tones.fresh, 4, -110, 52) +
            leaf(bench, 160, 42, tones.leaf, 4, -60, -54) +
            at(-6, -350, flower(bench, 92, tones.coral, tones.blush, 8))
          : line('M0 70Q-20-120 10-260M-6-60Q30-160 70-230M-4-20Q-50-130-80-200', tones.leaf, 7) +
            [
              [10, -270],
              [72, -236],
              [-82, -206],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 26, tones.coral) + circle(x - 8, y - 8, 8, `${tones.glow}/0.8`))
              .join('');
    return (
      veil(0.18, path('M-90 98H90L330 190H100Z', tones.deep)) +
      path(d, `${tones.glow}/${night ? 0.14 : 0.42}`) +
      plant +
      within(
        d,
        rect(-170, level, 340, 300, `${fluid}/0.6`) +
          ellipse(0, level, 150, 12, `${tones.glow}/0.5`) +
          times(7, () => circle(between(-60, 60), between(level + 30, 80), between(4, 10), `${tones.glow}/0.65`)) +
          rect(40, -400, 130, 600, `${tones.deep}/0.1`),
      ) +
      line(d, `${night ? tones.pale : tones.leaf}/0.8`, 6) +
      line('M-26-300V-200', `${tones.glow}/0.95`, 9) +
      (kind === 'tube' ? '' : line('M-84 20Q-94 60-60 76', `${tones.glow}/0.9`, 8)) +
      (kind === 'cone' || kind === 'round' ? line('M-56-332H56', night ? tones.pale : tones.leaf, 13) : '')
    );
  };
  const order = pick([
    ['cone', 'round', 'tube', 'bottle', 'jar'],
    ['round', 'bottle', 'cone', 'jar', 'tube'],
    ['bottle', 'cone', 'round', 'tube', 'jar'],
  ] as const);
  const slots: readonly (readonly [number, number])[] =
    X > 620
      ? [
          [-500, 0.8],
          [510, 0.82],
          [-262, 0.92],
          [262, 0.9],
          [0, 1.12],
        ]
      : [
          [-262, 0.86],
          [262, 0.86],
          [0, 1.1],
        ];
  const row = slots
    .map(([x, size], index) =>
      at(
        x,
        table - 100 * size + (size > 1 ? 34 : 0),
        vessel(order[(index + (slots.length === 5 ? 0 : 2)) % 5] ?? 'cone', index),
        size,
      ),
    )
    .join('');
  return (
    backdrop(bench, 0, -60) +
    rect(-X, table - 10, 2 * X, Y, wash(night ? tones.leaf : '#ffffff', night ? tones.low : tones.low)) +
    rect(-X, table - 12, 2 * X, 5, `${tones.glow}/0.9`) +
    circle(0, 60, 470, bloom(`${tones.glow}/${night ? 0.25 : 0.8}`, `${tones.glow}/0`)) +
    motes(bench, 24) +
    row
  );
}
