import { at, n, type Point, times } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, line, path, veil } from './marks.ts';

/** Leafy surroundings: sprigs that come in from the lower corners. */
export function undergrowth(bench: Bench, strength = 0.9): string {
  const { X, Y, between, tones } = bench;
  return veil(
    strength,
    [-1, 1]
      .map((side) =>
        times(3, (index) =>
          at(
            side * (X - 20 - index * 110),
            Y + 30,
            sprig(bench, between(240, 420) - index * 60, {
              bend: -side * 0.15,
              paints: index % 2 ? [tones.fresh, tones.leaf] : [`${tones.leaf}/0.8`, `${tones.deep}/0.7`],
            }),
            1,
            -side * between(4, 18),
          ),
        ),
      )
      .join(''),
  );
}

/** A heart whose vessels go on as branches. */
export function heart(bench: Bench): string {
  const { tones, bloom, wash, between, chance, pick } = bench;
  const muscle = 'M-168-40C-226 60-150 232 52 322C214 226 250 66 186-56C150-128 66-140 10-104C-44-146-132-128-168-40Z';
  const vessel = (d: string, width: number, from: string, light: string): string =>
    line(d, from, width) + line(d, `${light}/0.35`, width * 0.3);
  const grow = (x: number, y: number, turn: number, length: number, paints: readonly string[]): string =>
    at(
      x,
      y,
      sprig(bench, length, { bend: pick([-0.15, 0.15]), paints, tip: paints === green ? tones.coral : undefined }),
      1,
      turn + between(-7, 7),
    );
  const green = [tones.leaf, tones.fresh];
  const warm = [`${tones.coral}/0.85`, tones.blush];
  const coronary =
    'M20-96C-10 0-70 40-64 140M-22 20C30 40 40 110 20 190M-60 70C-110 90-130 120-120 160M10-96C90-30 140 40 120 150M84-14C140-10 160 20 176 50M116 70C80 110 84 160 96 210M-64 140C-50 190-10 220 16 240M20 190C50 210 56 240 50 276';
  const body =
    grow(-120, -250, -16, between(190, 250), green) +
    grow(-18, -292, -4, between(170, 220), pick([warm, green])) +
    grow(58, -302, 10, between(190, 240), green) +
    grow(134, -276, 30, between(170, 230), warm) +
    grow(-226, -196, -62, 190, warm) +
    grow(258, -150, 62, 190, green) +
    grow(214, 96, 84, 130, green) +
    vessel('M-116-60C-130-140-116-190-120-256', 62, tones.leaf, tones.pale) +
    vessel('M150-40C210-70 230-110 262-152', 44, tones.leaf, tones.pale) +
    vessel('M-4-80C-6-180-10-262 60-268C138-272 150-200 146-130', 74, tones.coral, tones.blush) +
    vessel('M-10-236L-18-296M52-262L58-306M112-244L134-280', 34, tones.coral, tones.blush) +
    path(muscle, bloom(tones.blush, tones.coral, [0.34, 0.26])) +
    path('M52 322C214 226 250 66 186-56C230 90 150 226 52 322Z', `${tones.deep}/0.35`) +
    path('M-168-40C-226 60-150 232 52 322C-90 214-160 100-140-60Z', `${tones.deep}/0.18`) +
    vessel('M92-92C80-190-60-160-222-200', 64, bench.night ? tones.fresh : tones.leaf, tones.pale) +
    path('M44-112Q92-150 136-104Q140-60 96-58Q50-66 44-112Z', wash(tones.blush, tones.coral)) +
    line(coronary, `${tones.pale}/0.75`, 6) +
    line(coronary, `${tones.deep}/0.35`, 2.4) +
    path('M-136-40C-150 40-120 110-70 160C-100 90-110 20-96-70Z', `${tones.glow}/0.28`);
  return (
    backdrop(bench, 0, 20) +
    undergrowth(bench, 0.55) +
    motes(bench, 26) +
    at(30, 96, veil(0.14, path(muscle, tones.deep)), 1.16, 0) +
    at(0, 62, body, 1.12, between(-6, 6), chance(0.4))
  );
}

/** Lungs as two trees, upside down. */
export function lungs(bench: Bench): string {
  const { tones, wash, between, chance, pick } = bench;
  const side = 'M36-120C96-300 250-220 310 10C346 170 336 290 250 286C160 280 62 250 50 140Z';
  const tips: Point[] = [];
  const levels: string[] = ['', '', '', '', ''];
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [ex, ey] = [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
    const sway = between(-14, 14);
    levels[depth] =
      `${levels[depth] ?? ''}M${n(x)} ${n(y)}Q${n((x + ex) / 2 + sway)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}`;
    if (depth === 4) {
      tips.push([ex, ey]);
      return;
    }
    const spread = between(0.3, 0.5);
    grow(ex, ey, angle - spread, length * between(0.68, 0.8), depth + 1);
    grow(ex, ey, angle + spread, length * between(0.68, 0.8), depth + 1);
  };
  grow(54, -108, 0.52, 104, 0);
  const tree = levels
    .map((d, depth) => line(d, bench.night ? tones.pale : tones.glow, [26, 17, 11, 7, 4.5][depth] ?? 4))
    .join('');
  const blossom = pick(['leaf', 'bud', 'flower']);
  const warm = chance(0.5) ? tones.coral : tones.blush;
  const fruit = tips
    .map(([x, y], index) =>
      blossom === 'leaf'
        ? leaf(bench, 50, 17, index % 4 ? `${tones.pale}/0.95` : warm, x, y, 180 - Math.atan2(x - 150, y + 60) * 57)
        : blossom === 'bud'
          ? circle(x, y, index % 3 ? 9 : 15, index % 3 ? tones.pale : warm)
          : index % 3
            ? circle(x, y, 8, tones.pale)
            : at(x, y, flower(bench, 30, warm, tones.pale, 6)),
    )
    .join('');
  const lobe =
    path(side, wash(`${bench.night ? tones.leaf : tones.fresh}/0.95`, `${tones.leaf}/0.95`)) +
    path(side, `${tones.coral}/0.12`) +
    tree +
    fruit +
    line('M70 30C150 50 220 40 292 60', `${tones.deep}/0.25`, 4) +
    path('M96-196C190-210 250-90 268 20C220-90 170-150 96-196Z', `${tones.glow}/0.35`);
  const rings = times(6, (index) => rectRing(-300 + index * 34));
  function rectRing(y: number): string {
    return line(`M-32 ${y}H32`, `${tones.deep}/0.28`, 6);
  }
  const crown = pick([0, 1, 2]);
  const roots =
    crown === 0
      ? times(5, (index) => at(0, -310, sprig(bench, 180, { pairs: 4, bend: (index - 2) * 0.15 }), 1, (index - 2) * 26))
      : crown === 1
        ? at(0, -330, flower(bench, 120, tones.coral, tones.blush, 10))
        : times(
            7,
            (index) =>
              line(
                `M0-300Q${(index - 3) * 40}-360 ${(index - 3) * 78} ${-430 + Math.abs(index - 3) * 18}`,
                tones.leaf,
                7,
              ) + circle((index - 3) * 78, -430 + Math.abs(index - 3) * 18, 16, index % 2 ? tones.coral : tones.sun),
          );
  const scale = 1.12;
  const both = bench.keep(lobe);
  return (
    backdrop(bench) +
    undergrowth(bench, 0.5) +
    motes(bench, 30) +
    at(
      0,
      84,
      at(0, 20, veil(0.14, path(side, tones.deep) + at(0, 0, path(side, tones.deep), 1, 0, true)), 1.04) +
        roots +
        line('M0-310V-130L-70-80M0-130L70-80', bench.night ? tones.fresh : tones.leaf, 64) +
        line('M-14-306V-130', `${tones.pale}/0.4`, 14) +
        rings +
        at(0, 0, both, 1, 0, true) +
        both,
      scale,
    )
  );
}
