import { at, disc, n, type Point, times } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { around, type Bench, flower, leaf } from './kit.ts';
import { circle, line, path, rect, ring, smooth, veil } from './marks.ts';

/** Cells in the round of a microscope. */
export function cells(bench: Bench): string {
  const { X, Y, tones, night, bloom, wash, between, pick, within } = bench;
  const r = 452;
  const field = disc(0, 0, r);
  const kinds = [
    [tones.fresh, tones.leaf],
    [tones.blush, tones.coral],
    [tones.pale, tones.fresh],
    [tones.sun, tones.coral],
  ] as const;
  const cell = (index: number): string => {
    const [inner, rim] = kinds[index % kinds.length] ?? kinds[0];
    const organelles = path(
      times(9, (dot) =>
        disc(Math.cos(dot * 2.2) * (34 + dot * 5), Math.sin(dot * 2.2) * (34 + dot * 5), 4 + (dot % 3) * 2),
      ),
      `${rim}/0.55`,
    );
    return (
      circle(0, 0, 100, bloom(`${inner}/0.95`, `${rim}/0.45`, [0.36, 0.32])) +
      ring(0, 0, 97, `${rim}/0.9`, 5) +
      ring(0, 0, 88, `${tones.glow}/0.5`, 3) +
      organelles +
      circle(8, 6, 34, `${rim}/0.8`) +
      circle(8, 6, 34, bloom(`${tones.glow}/0.5`, `${rim}/0`, [0.3, 0.3])) +
      circle(14, 10, 11, tones.deep) +
      path('M-70-40a80 80 0 0 1 50-42a90 90 0 0 0-50 42Z', `${tones.glow}/0.8`)
    );
  };
  const placed: (readonly [number, number, number])[] = [[0, 0, 168]];
  for (let tries = 0; tries < 160 && placed.length < 15; tries += 1) {
    const [x, y, size] = [between(-430, 430), between(-430, 430), between(52, 128)];
    if (Math.hypot(x, y) < r - size * 0.3 && placed.every(([a, b, c]) => Math.hypot(a - x, b - y) > (c + size) * 0.93))
      placed.push([x, y, size]);
  }
  const many = placed
    .slice(1)
    .map(([x, y, size], index) => at(x, y, bench.keep(cell(index % 4)), size / 100, (index * 67) % 360))
    .join('');
  const mode = pick(['divide', 'nerve', 'bud']);
  const dendrite = times(
    7,
    (index) =>
      `<g transform="rotate(${index * 51 + 10})">${line('M0-90C-20-160 30-200 0-290C-10-330 10-360-20-420M0-230Q40-270 70-340M4-180Q-40-220-70-300', tones.coral, 15)}${circle(70, -340, 11, tones.sun)}${circle(-70, -300, 11, tones.sun)}</g>`,
  );
  const hero =
    mode === 'divide'
      ? path(
          'M-40-150C-200-190-250-40-230 20C-200 150-90 170-30 120Q0 96 30 120C110 170 220 140 236 10C240-110 150-180 50-140Q0-118-40-150Z',
          bloom(`${tones.blush}/0.98`, `${tones.coral}/0.9`),
        ) +
        [-1, 1]
          .map((side) =>
            at(
              side * 112,
              -6,
              circle(0, 0, 54, `${tones.coral}/0.9`) +
                circle(0, 0, 54, bloom(`${tones.glow}/0.6`, `${tones.coral}/0`, [0.3, 0.3])) +
                times(
                  6,
                  (index) =>
                    `<g transform="rotate(${index * 60})">${line(`M${-side * 8} 0q${-side * 30} 14 ${-side * 50} -2`, tones.deep, 4)}</g>`,
                ),
            ),
          )
          .join('') +
        line('M-50-20Q0-40 50-20M-50 0H50M-50 20Q0 36 50 20', `${tones.pale}/0.9`, 4)
      : mode === 'nerve'
        ? dendrite +
          circle(0, 0, 122, bloom(tones.blush, tones.coral)) +
          circle(6, 4, 44, `${tones.deep}/0.8`) +
          circle(-8, -8, 15, tones.sun)
        : at(0, 0, around(bench, 12, leaf(bench, 176, 52, `${tones.coral}/0.75`))) +
          at(0, 0, around(bench, 12, leaf(bench, 132, 40, `${tones.blush}/0.9`)), 1, 15) +
          circle(0, 0, 46, tones.sun) +
          circle(0, 0, 22, tones.coral);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, wash(night ? tones.low : tones.deep, night ? tones.deep : tones.leaf)) +
    circle(0, 0, r + 190, bloom(`${tones.fresh}/0.5`, `${tones.fresh}/0`)) +
    motes(bench, 30) +
    circle(0, 0, r + 16, `${tones.deep}/0.5`) +
    within(
      field,
      rect(-r, -r, 2 * r, 2 * r, wash(night ? tones.leaf : tones.top, night ? tones.low : tones.low)) +
        circle(-80, -120, 420, bloom(`${tones.glow}/0.8`, `${tones.glow}/0`)) +
        many +
        hero,
    ) +
    ring(0, 0, r, `${tones.glow}/0.55`, 8) +
    path(`M-300-340a452 452 0 0 1 250-110a500 500 0 0 0-250 110Z`, `${tones.glow}/0.5`) +
    line(`M${-r + 24} 0h40M${r - 64} 0h40M0 ${-r + 24}v40M0 ${r - 64}v40`, `${tones.deep}/0.6`, 5)
  );
}

/** Two vines wound into a double helix, their rungs leaves. */
export function helix(bench: Bench): string {
  const { X, Y, tones, between, pick, chance, night } = bench;
  const reach = Math.hypot(X, Y) + 60;
  const wide = between(118, 150);
  const pitch = between(360, 460);
  const phase = between(0, Math.PI * 2);
  const strand = (shift: number): Point[] =>
    Array.from({ length: Math.ceil((2 * reach) / 42) }, (_, index): Point => {
      const y = -reach + index * 42;
      return [Math.sin((y / pitch) * Math.PI * 2 + phase + shift) * wide, y];
    });
  // One path for all rungs of a colour: the left halves, then the right.
  const rungs = Array.from({ length: 8 }, () => '');
  const frontLeaves: string[] = [];
  let count = 0;
  for (let y = -reach; y < reach; y += 46) {
    const a = (y / pitch) * Math.PI * 2 + phase;
    const x = Math.sin(a) * wide;
    const depth = Math.cos(a);
    if (Math.abs(x) > 26) {
      rungs[count % 4] += `M${n(-x)} ${n(y)}H-9`;
      rungs[4 + (count % 4)] += `M9 ${n(y)}H${n(x)}`;
      count += 1;
    }
    if (Math.abs(depth) < 0.5) {
      const size = between(74, 130);
      frontLeaves.push(
        leaf(bench, size, size * 0.32, count % 2 ? tones.fresh : tones.leaf, x, y, Math.sign(x) * between(50, 74)) +
          (chance(0.55)
            ? leaf(bench, size * 0.8, size * 0.26, tones.leaf, -x, y, -Math.sign(x) * between(56, 80))
            : ''),
      );
    }
  }
  const bloom = pick(['flower', 'berry']);
  const ends = times(4, (index) => {
    const y = (index - 1.5) * pitch * 0.5 + between(-20, 20);
    const x = Math.sin((y / pitch) * Math.PI * 2 + phase) * wide;
    return bloom === 'flower'
      ? at(x, y, flower(bench, 62, tones.coral, tones.blush, 8))
      : circle(x + 30, y + 10, 19, tones.coral) +
          circle(x + 58, y - 16, 14, tones.coral) +
          circle(x + 24, y - 22, 12, tones.blush);
  });
  const back =
    line(smooth(strand(Math.PI)), night ? tones.fresh : tones.leaf, 24) +
    line(smooth(strand(Math.PI)), `${tones.pale}/0.35`, 7);
  const front =
    line(smooth(strand(0)), night ? tones.leaf : tones.deep, 26) + line(smooth(strand(0)), `${tones.fresh}/0.5`, 8);
  const turn = pick([28, -28, 62, -58]);
  return (
    backdrop(bench, 0, 0) +
    motes(bench, 40) +
    at(
      0,
      0,
      at(40, 30, veil(0.1, line(smooth(strand(0)) + smooth(strand(Math.PI)), tones.deep, 30))) +
        back +
        rungs
          .map((d, index) =>
            line(
              d,
              [tones.coral, tones.sun, tones.fresh, tones.blush, tones.leaf, tones.blush, tones.coral, tones.fresh][
                index
              ] ?? tones.coral,
              15,
            ),
          )
          .join('') +
        front +
        frontLeaves.join('') +
        ends,
      1,
      turn,
    )
  );
}
