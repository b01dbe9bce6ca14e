import { at } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { type Bench, flower, sprig } from './kit.ts';
import { circle, ellipse, line, rect, ring, veil } from './marks.ts';

/** A stethoscope, laid down as a heart. */
export function pulse(bench: Bench): string {
  const { tones, night, between, chance, pick, wash, bloom } = bench;
  const tube = 'M0 250C-70 130-300 40-280-140C-264-280-70-290 0-120C70-290 264-280 280-140C300 40 70 130 0 250';
  const arms = 'M0 250C30 320 120 330 170 290M0 250C-40 330-150 350-220 300';
  const rubber = pick([tones.leaf, tones.deep, tones.coral]);
  const metal = wash('#ffffff', '#9fb4b3');
  const inside = pick(['beat', 'flower', 'sprig']);
  const middle =
    inside === 'beat'
      ? line('M-190-40H-90L-60-100-20 60 24-150 60 20 84-40H190', tones.coral, 13)
      : inside === 'flower'
        ? at(0, -30, flower(bench, 150, tones.coral, tones.blush, 12))
        : at(0, 170, sprig(bench, 330, { pairs: 6, tip: tones.coral }));
  const chest =
    circle(14, 20, 84, `${tones.deep}/0.22`) +
    circle(0, 0, 84, metal) +
    ring(0, 0, 66, '#7c9391', 5) +
    circle(0, 0, 58, bloom('#ffffff', '#c4d4d2', [0.35, 0.3])) +
    circle(0, 0, 30, `${tones.fresh}/0.5`);
  const ear = (x: number, y: number, turn: number): string =>
    at(x, y, rect(-12, -70, 24, 90, metal, 10) + ellipse(0, -84, 19, 25, rubber), 1, turn);
  return (
    backdrop(bench, 0, 0) +
    motes(bench, 20) +
    [-1, 1]
      .map(
        (side) =>
          at(side * (bench.X - 60), bench.Y + 20, sprig(bench, 380, { bend: -side * 0.15 }), 1, -side * 16) +
          at(
            side * (bench.X - 190),
            bench.Y + 20,
            sprig(bench, 250, { bend: -side * 0.15, paints: [`${tones.fresh}/0.8`, `${tones.leaf}/0.6`] }),
            1,
            -side * 6,
          ),
      )
      .join('') +
    at(
      0,
      -10,
      veil(0.16, at(26, 34, line(tube + arms, tones.deep, 34))) +
        middle +
        line(tube, rubber, 32) +
        line(tube, `${tones.glow}/0.35`, 8) +
        line(arms, night ? '#dbe7e5' : '#8ba3a1', 17) +
        ear(190, 272, 122) +
        ear(-240, 288, -112) +
        at(0, -120, rect(-20, -44, 40, 70, metal, 10)) +
        at(between(-6, 6), 250, chest, 0.94),
      1,
      between(-10, 10),
      chance(0.5),
    )
  );
}
