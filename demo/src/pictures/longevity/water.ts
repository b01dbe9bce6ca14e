import { at, n, times } from '../coarseMarks.ts';
import { ground } from './ground.ts';
import { type Bench, sprig } from './kit.ts';
import { circle, ellipse, line, path, poly, rect, veil } from './marks.ts';

/** A slow exercise on a shore, the sun behind it. */
export function shore(bench: Bench): string {
  const { X, Y, tones, between, chance, pick, bloom, wash } = bench;
  const horizon = 90;
  const poses = [
    { legs: 'M0 0L-70 74L-66 190M0 0L84 60L128 190', arms: 'M-4-140L-96-150L-150-206M4-140L100-128L168-160' },
    { legs: 'M0 0L-16 96L-22 190M0 0L64 40L28 104', arms: 'M-4-140L-76-204L-60-284M4-140L76-204L60-284' },
    { legs: 'M0 0L-100 70L-168 190M0 0L60 84L66 190', arms: 'M-4-140L-108-128L-190-140M4-140L96-150L176-146' },
    { legs: 'M0 0L-44 92L-60 190M0 0L44 92L60 190', arms: 'M-4-140L-80-96L-10-60M4-140L84-100L16-52' },
  ] as const;
  const pose = pick(poses);
  const figure = (coat: string, trousers: string, hair: string): string =>
    line(pose.legs, trousers, 36) +
    path('M-40-146Q-44-176 0-178Q44-176 40-146L34 4Q0 22-34 4Z', coat) +
    path('M4-178Q44-176 40-146L34 4Q20 14 4 16Z', `${tones.deep}/0.2`) +
    line(pose.arms, coat, 27) +
    line('M0-170V-196', '#dba47e', 20) +
    circle(0, -222, 32, '#e7b48f') +
    path('M-33-222a33 33 0 0 1 66 0q-6-18-33-18q-27 0-33 18Z', hair) +
    circle(18, -258, 13, hair);
  const coats = pick([
    [tones.coral, tones.leaf, tones.sun],
    [tones.leaf, tones.coral, tones.pale],
    [tones.deep, tones.fresh, tones.coral],
  ] as const);
  const ripples = times(14, (index) => {
    const y = horizon + 14 + index * 11 + index * index * 0.7;
    const w = between(60, 240);
    const x = between(-X * 0.6, X * 0.6);
    return line(`M${n(x - w)} ${n(y)}h${n(2 * w)}`, `${index % 3 ? tones.glow : tones.sun}/0.55`, 2 + index * 0.35);
  });
  const sun = between(200, 235);
  const sx = between(-60, 60);
  const mirror = chance(0.5);
  return (
    ground(bench, sx, -60, 640) +
    circle(sx, horizon - 120, sun, wash(tones.sun, tones.coral)) +
    circle(sx, horizon - 120, sun + 90, bloom(`${tones.sun}/0.5`, `${tones.sun}/0`)) +
    path(
      `M${n(-X)} ${horizon}V40Q${n(-X * 0.7)} -40 ${n(-X * 0.42)} 40T${n(-X * 0.1)} ${horizon}Z`,
      `${tones.leaf}/0.55`,
    ) +
    path(`M${n(X)} ${horizon}V10Q${n(X * 0.74)} -60 ${n(X * 0.5)} 44T${n(X * 0.2)} ${horizon}Z`, `${tones.leaf}/0.4`) +
    rect(-X, horizon, 2 * X, Y - horizon + 5, wash(tones.fresh, tones.leaf)) +
    ellipse(sx, horizon + 70, sun * 0.8, 90, `${tones.sun}/0.4`) +
    ripples +
    path(`M${n(-X)} ${n(Y)}V330Q-200 250 60 300T${n(X)} 280V${n(Y + 5)}Z`, wash(tones.pale, tones.blush)) +
    line(`M${n(-X)} 330Q-200 250 60 300T${n(X)} 280`, `${tones.glow}/0.9`, 9) +
    at(
      0,
      0,
      veil(
        0.92,
        at(-300, 150, figure(coats[1], tones.deep, '#e8e4de'), 0.7) +
          at(296, 132, figure(coats[2], tones.deep, '#6b4632'), 0.66),
      ) +
        ellipse(30, 384, 190, 17, `${tones.deep}/0.25`) +
        at(0, 190, figure(coats[0], tones.deep, '#f4f1ec'), 1.02),
      1,
      0,
      mirror,
    ) +
    at(-X + 60, Y + 20, sprig(bench, 330, { bend: 0.15 }), 1, 12) +
    at(X - 60, Y + 20, sprig(bench, 280, { bend: -0.15, paints: [tones.fresh, tones.leaf] }), 1, -10)
  );
}

/** A lane of the baths, from above. */
export function pool(bench: Bench): string {
  const { X, Y, tones, between, chance, pick, wash, tile } = bench;
  const caustics = tile(
    210,
    190,
    line(
      'M0 40Q50 0 100 50T210 40M0 130Q60 90 110 140T210 130M40-10Q70 40 40 95T60 200M150-10Q120 50 155 95T140 200',
      `${tones.glow}/0.42`,
      5,
    ),
    12,
  );
  const fine = tile(
    130,
    118,
    line('M0 30Q30 0 60 34T130 30M0 90Q40 60 70 96T130 90M30 0Q50 30 28 60T40 118', `${tones.glow}/0.3`, 3),
    -17,
  );
  const floor = tile(64, 64, line('M0 0H64M0 0V64', `${tones.deep}/0.1`, 3));
  const rope = (x: number): string =>
    rect(x - 6, -900, 12, 1800, `${tones.deep}/0.16`) +
    times(26, (index) => rect(x - 13, -880 + index * 68, 26, 52, index % 3 === 0 ? tones.coral : tones.pale, 13));
  const skin = pick(['#f0c3a0', '#c98a5f', '#8a5636', '#e2aa80']);
  const suit = pick([tones.deep, tones.coral, tones.sun]);
  const arms = chance(0.5)
    ? 'M-46-110L-104-190L-74-290M46-110L96-40L128 40'
    : 'M46-110L104-190L74-290M-46-110L-96-40L-128 40';
  const back = chance(0.35);
  const body =
    line(arms, skin, 30) +
    path('M-58-116Q0-150 58-116Q66-40 42 60Q40 120 30 150H-30Q-40 120-42 60Q-66-40-58-116Z', skin) +
    path('M-54-60Q0-20 54-60Q58-10 42 60Q42 130 32 156H-32Q-42 130-42 60Q-58-10-54-60Z', suit) +
    path('M10-40Q50-40 54-60Q58-10 42 60Q42 130 32 156H10Z', `${tones.deep}/0.22`) +
    line('M-18 150L-26 330M18 150L34 310', skin, 32) +
    line('M-26 330l-10 40M34 310l12 38', skin, 20) +
    circle(0, -186, 46, back ? skin : tones.coral) +
    (back
      ? path('M-46-196a46 46 0 0 1 92 0q-46 22-92 0Z', suit === tones.coral ? tones.deep : tones.coral) +
        line('M-20-176h12M8-176h12', tones.deep, 5)
      : path('M-46-186a46 46 0 0 1 46-46a60 60 0 0 0-46 46Z', `${tones.glow}/0.5`)) +
    line('M-44-176Q0-160 44-176', `${tones.deep}/0.4`, 4);
  const wake =
    line(
      'M-80-60Q-150 120-200 460M80-60Q150 120 200 460M-60 120Q-110 260-130 480M60 120Q110 260 130 480',
      `${tones.glow}/0.6`,
      9,
    ) +
    times(16, () => circle(between(-90, 90), between(300, 470), between(5, 16), `${tones.glow}/0.75`)) +
    times(8, () => circle(between(-130, 130), between(-300, -180), between(4, 9), `${tones.glow}/0.8`));
  const lane = between(250, 290);
  const turn = pick([0, -14, 14, 90]);
  return (
    rect(-X, -Y, 2 * X, 2 * Y, wash(bench.night ? tones.leaf : tones.fresh, bench.night ? tones.low : tones.leaf)) +
    at(
      0,
      0,
      rect(-1500, -1500, 3000, 3000, floor) +
        times(7, (index) => rect((index - 3) * 2 * lane - 26, -1500, 52, 3000, `${tones.deep}/0.24`)) +
        [-3, -1, 1, 3].map((side) => rope(side * lane)).join('') +
        veil(
          0.22,
          at(
            64,
            74,
            line(arms, tones.deep, 34) +
              path('M-58-116Q0-150 58-116Q66-40 42 60L34 340H-34L-42 60Q-66-40-58-116Z', tones.deep) +
              circle(0, -186, 46, tones.deep),
          ),
        ) +
        wake +
        body,
      1,
      turn,
    ) +
    rect(-X, -Y, 2 * X, 2 * Y, caustics) +
    rect(-X, -Y, 2 * X, 2 * Y, fine) +
    poly(
      [
        [-X, -Y],
        [-X * 0.2, -Y],
        [-X, Y * 0.5],
      ],
      `${tones.glow}/0.22`,
    )
  );
}
