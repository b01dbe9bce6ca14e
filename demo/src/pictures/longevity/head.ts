import { at, times } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { around, type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, line, path, ring, veil } from './marks.ts';

/** An eye: the iris a flower, the lashes leaves. */
export function eye(bench: Bench): string {
  const { tones, between, bloom, wash, pick, within } = bench;
  const almond = 'M-440 20Q-180-250 40-236Q280-220 440-30Q230 210-10 214Q-250 210-440 20Z';
  const iris = pick([
    [tones.leaf, tones.fresh],
    [tones.coral, tones.blush],
    [tones.deep, tones.leaf],
    ['#7a5230', '#d9a566'],
  ] as const);
  const petals = (count: number, length: number, width: number, colour: string, shift: number): string =>
    at(0, 0, around(bench, count, leaf(bench, length, width, colour)), 1, shift);
  const lashes = times(15, (index) => {
    const t = index / 14;
    const x = -400 + t * 810;
    const y = 4 - Math.sin(t * Math.PI * 0.98 + 0.05) * 244 - t * 36;
    return leaf(
      bench,
      between(120, 170) + Math.sin(t * Math.PI) * 60,
      30,
      index % 3 === 1 ? tones.fresh : index % 3 === 2 ? tones.leaf : `${tones.deep}/0.85`,
      x,
      y,
      -62 + t * 120 + between(-6, 6),
    );
  });
  const under = times(9, (index) => {
    const t = index / 8;
    return leaf(
      bench,
      between(50, 80),
      15,
      `${tones.fresh}/0.8`,
      -300 + t * 620,
      160 + Math.sin(t * Math.PI) * 56 - t * 40,
      212 - t * 70,
    );
  });
  const gaze = between(-46, 46);
  const ball =
    path(almond, bloom('#ffffff', bench.night ? '#cfe6e2' : tones.pale)) +
    at(
      gaze,
      -14,
      circle(0, 0, 204, iris[0]) +
        petals(28, 200, 20, `${iris[1]}/0.75`, 0) +
        petals(28, 168, 16, `${tones.pale}/0.5`, 7) +
        petals(20, 122, 14, `${tones.sun}/0.8`, 3) +
        ring(0, 0, 202, `${tones.deep}/0.6`, 10) +
        circle(0, 0, 78, tones.deep) +
        circle(0, 0, 78, bloom(`${tones.deep}/1`, '#000000/0.5')) +
        circle(-66, -78, 38, '#ffffff/0.9') +
        circle(58, 70, 15, '#ffffff/0.55'),
    ) +
    path('M-440 20Q-180-250 40-236Q280-220 440-30Q280-150 40-164Q-200-170-440 20Z', `${tones.deep}/0.22`);
  const brow =
    line('M-380-330Q-120-470 180-430Q330-400 400-330', `${tones.leaf}/0.7`, 13) +
    times(12, (index) => {
      const t = index / 11;
      return leaf(
        bench,
        80,
        20,
        index % 2 ? `${tones.leaf}/0.9` : `${tones.fresh}/0.9`,
        -370 + t * 760,
        -334 - Math.sin(t * Math.PI) * 108 + t * 6,
        46 + t * 40,
      );
    });
  const skin = path('M-560 60Q-220-330 40-316Q330-300 590-60Q300 296-10 300Q-300 296-560 60Z', `${tones.blush}/0.55`);
  return (
    backdrop(bench, 0, 0) +
    motes(bench, 20) +
    at(
      0,
      50,
      skin +
        brow +
        under +
        lashes +
        within(almond, ball) +
        line('M-440 20Q-180-250 40-236Q280-220 440-30', tones.deep, 13) +
        line('M440-30Q230 210-10 214Q-250 210-440 20', `${tones.deep}/0.55`, 5) +
        path('M-440 20q-40 6-60 30q44 6 78-14Z', wash(tones.coral, tones.blush)),
      0.96,
      between(-4, 4),
      bench.chance(0.4),
    )
  );
}

/** A head in profile with a garden in it. */
export function mind(bench: Bench): string {
  const { tones, wash, between, chance, pick, within } = bench;
  const head =
    'M-156 520C-140 330-166 244-212 156C-262 60-272-40-240-132C-200-262-90-330 40-322C170-312 240-222 246-112C247-80 240-60 250-28C262 0 302 52 306 72C308 90 282 94 264 98C262 112 274 124 270 138C258 148 258 152 267 162C269 178 254 186 253 202C257 244 240 270 190 272C150 274 112 264 92 292C80 340 92 430 120 520Z';
  const plants = times(9, (index) => {
    const x = -190 + index * 47;
    return at(
      x,
      150 - Math.sin((index / 8) * Math.PI) * 40,
      sprig(bench, between(210, 350), {
        pairs: 5,
        bend: index % 2 ? 0.15 : -0.15,
        paints:
          index % 3 === 0
            ? [tones.fresh, tones.pale]
            : index % 3 === 1
              ? [`${tones.leaf}/0.95`, tones.fresh]
              : [tones.blush, `${tones.coral}/0.9`],
      }),
      1,
      between(-16, 16),
    );
  });
  const kinds = [
    flower(bench, 56, tones.coral, tones.blush, 8),
    flower(bench, 64, pick([tones.pale, tones.sun]), tones.blush, 12),
  ];
  const blooms = times(5, (index) =>
    at(-130 + index * 76, between(-250, -60), kinds[index % 2] ?? '', between(0.8, 1.2)),
  );
  const crown = times(6, (index) =>
    at(
      -150 + index * 60,
      -290 - Math.sin((index / 5) * Math.PI) * 26,
      sprig(bench, between(110, 220), {
        pairs: 4,
        bend: index < 3 ? -0.15 : 0.15,
        tip: index % 2 ? tones.coral : undefined,
      }),
      1,
      -40 + index * 16,
    ),
  );
  const seeds = times(9, () => {
    const [x, y] = [between(-330, 380), between(-440, -320)];
    return circle(x, y, between(4, 9), tones.coral);
  });
  const skull =
    'M-240-132C-200-262-90-330 40-322C170-312 240-222 246-112C200-20 60 60-60 130C-150 170-200 150-212 156C-262 60-272-40-240-132Z';
  const open = chance(0.55);
  const body =
    (open ? crown + seeds : '') +
    path(head, bench.night ? wash(tones.leaf, tones.deep) : wash(tones.leaf, tones.deep)) +
    within(
      head,
      path(skull, wash(tones.sun, tones.pale)) +
        circle(90, -180, 90, `${tones.coral}/0.5`) +
        plants +
        blooms +
        path('M-212 156C-150 170-90 150-60 130C40 80 170 20 240-80V600H-300V120Z', `${tones.deep}/0.24`),
    ) +
    line('M150-6q34-20 66-6', `${tones.pale}/0.9`, 8) +
    line('M156 2q28 14 54-2', `${tones.pale}/0.7`, 5) +
    line('M262 150q-28-2-44 6', `${tones.pale}/0.8`, 6) +
    path('M-60 40q40-46 66-10q16 40-22 84q-30 8-40-28Z', `${tones.pale}/0.4`) +
    line('M-44 46q26-26 38-4q4 28-18 52', `${tones.deep}/0.4`, 5);
  return (
    backdrop(bench, 40, -80) +
    motes(bench, 26) +
    at(-20, 60, at(26, 20, veil(0.13, path(head, tones.deep))) + body, 1.02, 0, chance(0.5))
  );
}
