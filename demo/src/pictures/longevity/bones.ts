import { at, box, disc, n, type Point, points, times } from '../coarseMarks.ts';
import { backdrop, motes } from './ground.ts';
import { type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, ellipse, line, path, veil } from './marks.ts';
import { undergrowth } from './organs.ts';

/** A spine that is also a frond. */
export function spine(bench: Bench): string {
  const { Y, tones, wash, between, chance } = bench;
  const count = 15;
  const height = Math.min(2 * Y - 110, 1080);
  const sway = between(40, 66) * (chance(0.5) ? 1 : -1);
  const place = (index: number): readonly [number, number, number] => {
    const t = index / (count - 1);
    const slope = Math.cos(t * Math.PI * 2.1 + 0.3) * sway * 2.1 * Math.PI;
    return [
      Math.sin(t * Math.PI * 2.1 + 0.3) * sway,
      -height / 2 + 40 + t * (height - 80),
      (-Math.atan2(slope, height - 80) * 180) / Math.PI,
    ];
  };
  const ribs = times(count, (index) => {
    const [x, y, turn] = place(index);
    const t = index / (count - 1);
    const length = 90 + Math.sin(Math.min(1, t * 1.25) * Math.PI) * 290;
    const paint =
      index % 3 === 0 ? `${tones.fresh}/0.75` : index % 3 === 1 ? `${tones.leaf}/0.75` : `${tones.blush}/0.85`;
    const lean = 64 + t * 34;
    return [-1, 1]
      .map((side) => leaf(bench, length, 24 + length * 0.06, paint, x + side * 20, y, turn + side * lean))
      .join('');
  });
  const bone =
    path('M-50-26Q0-18 50-26Q38 0 50 26Q0 18-50 26Q-38 0-50-26Z', wash('#ffffff', tones.blush)) +
    path('M-52-6q-30-16-46 4q10 20 46 10ZM52-6q30-16 46 4q-10 20-46 10Z', bench.night ? tones.fresh : tones.pale) +
    ellipse(0, 32, 42, 8, tones.coral) +
    line('M-30-12h40', '#ffffff/0.9', 5);
  const step = (height - 80) / (count - 1);
  const bones = times(count, (index) => {
    const [x, y, turn] = place(index);
    return at(
      x,
      y,
      bench.keep(bone, '', `scale(${0.66 + (index / count) * 0.5} ${Math.round(step * 1.45) / 100})`),
      1,
      turn,
    );
  });
  const [tx, ty] = place(0);
  const top = at(tx, ty - 20, sprig(bench, 120, { pairs: 3, bend: sway / 300, tip: tones.coral }), 1);
  return (
    backdrop(bench, 0, 0) +
    undergrowth(bench, 0.35) +
    motes(bench, 30) +
    at(
      24,
      26,
      veil(
        0.12,
        line(
          points(Array.from({ length: count }, (_, index): Point => [place(index)[0], place(index)[1]])),
          tones.deep,
          96,
        ),
      ),
    ) +
    ribs +
    top +
    bones
  );
}

/** A hand that light goes through, holding something that grows. */
export function hand(bench: Bench): string {
  const { tones, between, chance, pick, wash } = bench;
  const fingers: readonly (readonly Point[])[] = [
    [
      [-104, 4],
      [-136, -120],
      [-152, -206],
      [-160, -276],
    ],
    [
      [-34, -28],
      [-42, -172],
      [-46, -272],
      [-48, -348],
    ],
    [
      [40, -18],
      [60, -150],
      [72, -242],
      [80, -312],
    ],
    [
      [106, 30],
      [146, -74],
      [168, -144],
      [184, -202],
    ],
    [
      [-124, 168],
      [-214, 76],
      [-268, 6],
    ],
  ];
  const flesh =
    fingers
      .map((finger, index) =>
        line(points(finger), index === 4 ? tones.blush : tones.blush, index === 3 ? 68 : index === 4 ? 84 : 78),
      )
      .join('') +
    path(
      'M-146 10Q-120-40-30-56Q80-60 144 20Q170 110 132 220Q112 290 116 560H-116Q-108 300-150 210Q-176 110-146 10Z',
      tones.blush,
    );
  const bone = ([x1, y1]: Point, [x2, y2]: Point, width: number): string => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const inset = 0.1;
    const a: Point = [x1 + dx * inset, y1 + dy * inset];
    const b: Point = [x2 - dx * inset, y2 - dy * inset];
    return (
      line(points([a, b]), '#fffdf8', width * 0.62) +
      circle(a[0], a[1], width * 0.5, '#fffdf8') +
      circle(b[0], b[1], width * 0.44, '#fffdf8')
    );
  };
  const bones =
    fingers
      .map((finger) =>
        finger
          .slice(1)
          .map((point, index) => bone(finger[index] ?? point, point, 34 - index * 5))
          .join(''),
      )
      .join('') +
    [
      [-62, 196],
      [-24, 176],
      [18, 178],
      [56, 196],
      [-84, 216],
    ]
      .map(([x = 0, y = 0], index) => bone([x, y], fingers[index]?.[0] ?? [0, 0], 32))
      .join('') +
    [
      [-58, 236, 27],
      [-10, 222, 30],
      [38, 230, 26],
      [-34, 282, 28],
      [20, 280, 30],
      [66, 268, 20],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          ellipse(x, y, r, r * 0.8, '#fffdf8') + ellipse(x, y, r * 0.6, r * 0.45, `${tones.blush}/0.6`),
      )
      .join('') +
    line('M-38 330L-44 560', '#fffdf8', 40) +
    line('M40 330L42 560', '#fffdf8', 32);
  const kind = pick(['sprig', 'flower', 'seed']);
  const held =
    kind === 'sprig'
      ? at(-170, 330, sprig(bench, 760, { pairs: 7, bend: 0.15, size: 0.26, slim: 0.36, tip: tones.coral }), 1, 12)
      : kind === 'flower'
        ? line('M-150 420Q-60 100 30-180', tones.leaf, 13) +
          leaf(bench, 190, 52, tones.fresh, -90, 200, -70) +
          leaf(bench, 190, 52, tones.leaf, -20, 0, 74) +
          at(34, -196, flower(bench, 190, tones.coral, tones.blush, 12))
        : line('M-150 420Q-60 100 20-160', tones.leaf, 10) +
          times(26, (index) => {
            const a = index * 2.4;
            const r = 40 + Math.sqrt(index) * 34;
            return at(
              20,
              -200,
              line(`M0 0L${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`, `${tones.vein}/0.5`, 2.4) +
                circle(Math.cos(a) * r, Math.sin(a) * r, 10, `${tones.pale}/0.9`) +
                circle(Math.cos(a) * r, Math.sin(a) * r, 4, tones.coral),
            );
          }) +
          circle(20, -200, 16, tones.coral);
  return (
    backdrop(bench, 0, -60) +
    (bench.night ? '' : rectGlow(bench)) +
    motes(bench, 30) +
    at(
      0,
      90,
      veil(bench.night ? 0.5 : 0.16, at(24, 28, flesh.replaceAll(tones.blush, tones.deep))) +
        veil(bench.night ? 0.6 : 0.8, flesh) +
        veil(
          0.35,
          path(
            'M20-56Q80-60 144 20Q170 110 132 220Q112 290 116 560H40Q90 300 84 160Q80 40 20-56Z',
            wash(tones.coral, tones.coral),
          ),
        ) +
        veil(0.9, held) +
        veil(0.94, bones),
      1.08,
      between(-10, 10),
      chance(0.5),
    )
  );
}

const rectGlow = ({ X, Y, tones }: Bench): string =>
  path(box(-X, -Y, 2 * X, 2 * Y), `${tones.leaf}/0.12`) + path(disc(0, 0, 430), `${tones.glow}/0.35`);
