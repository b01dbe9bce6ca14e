import { at, disc, n, times } from '../coarseMarks.ts';
import { motes } from './ground.ts';
import { type Bench, flower, leaf, sprig } from './kit.ts';
import { circle, ellipse, line, path, poly, rect } from './marks.ts';

/** Somebody asleep under a blanket that is a row of hills. */
export function sleep(bench: Bench): string {
  const { X, Y, tones, night, between, chance, pick, wash, bloom, within } = bench;
  const window = 'M-190-60V-300a190 190 0 0 1 380 0V-60Z';
  const sky = night || chance(0.6);
  const wx = between(-40, 120);
  const moon = chance(0.5)
    ? circle(60, -320, 54, tones.sun) + circle(36, -334, 50, sky ? '#123a52' : tones.fresh)
    : circle(40, -320, 56, tones.sun);
  const outside = within(
    window,
    rect(-200, -500, 400, 460, sky ? wash('#0d2f47', '#3a7f8d') : wash(tones.sun, tones.blush)) +
      moon +
      (sky
        ? path(
            times(22, () => disc(between(-180, 180), between(-480, -120), between(1.5, 4))),
            '#ffffff/0.9',
          )
        : '') +
      path('M-200-60V-130Q-100-190 0-130T200-150V-60Z', `${tones.leaf}/0.8`) +
      path('M-200-60V-100Q-60-140 40-96T200-100V-60Z', tones.deep),
  );
  const skin = pick(['#f3cdb0', '#d79c72', '#94603f', '#6b432d']);
  const hair = pick(['#f0ede8', '#c9c5c2', '#43302a', '#8a5a3a', '#201a1c']);
  const quilt = pick([
    [tones.leaf, tones.deep],
    [tones.coral, '#9c3d2a'],
    [tones.fresh, tones.leaf],
  ] as const);
  const folds = times(9, (index) =>
    line(
      `M${n(-190 + index * 100)} ${n(96 + Math.sin(index) * 20)}Q${n(-150 + index * 100)} 220 ${n(-190 + index * 108)} 420`,
      `${tones.pale}/0.35`,
      5,
    ),
  );
  const cover = `M-250 210C-210 60-110 20 10 60C90 86 150 96 240 60C360 10 520 60 ${n(X + 40)} 100V${n(Y + 20)}H-300Z`;
  const print = times(16, (index) =>
    at(
      -170 + (index % 8) * 110 + (index > 7 ? 54 : 0),
      index > 7 ? 300 : 186,
      index % 2 ? leaf(bench, 62, 20, `${tones.pale}/0.45`) : circle(0, -14, 11, `${tones.sun}/0.7`),
      1,
      index * 37,
    ),
  );
  const sleeper =
    rect(-560, 110, 380, 150, '#ffffff', 62) +
    path('M-560 190q180 46 380-10v20q0 60-60 60H-500q-60 0-60-60Z', `${tones.fresh}/0.35`) +
    path('M-250 232Q-240 150-300 120L-200 96Q-130 120-130 220Z', skin) +
    ellipse(-330, 112, 84, 74, skin) +
    path('M-412 128C-440 30-360 4-310 30C-270 40-250 60-252 84C-290 60-330 70-344 100C-370 96-384 150-412 128Z', hair) +
    line('M-322 118q14 10 28 2', '#3a2622', 5) +
    path('M-256 100q14 14 6 24q-10 2-14-4Z', skin) +
    line('M-278 150q10 6 18 0', '#a04c3c', 5) +
    circle(-306, 144, 16, `${tones.coral}/0.3`) +
    ellipse(-364, 128, 13, 18, skin);
  const side =
    X > 620
      ? at(
          X - 110,
          130,
          rect(-90, 0, 240, 400, wash('#d9b48f', '#a97c58')) +
            rect(-100, -14, 260, 22, '#e8caa9') +
            at(
              10,
              -16,
              line('M0 0Q-6-60 0-110', tones.leaf, 6) +
                sprig(bench, 170, { pairs: 4, bend: 0.15 }) +
                path('M-30-60h60l-10 62h-40Z', tones.pale),
            ),
        )
      : '';
  const body =
    at(
      wx,
      0,
      path('M-210-40V-300a210 210 0 0 1 420 0V-40Z', '#ffffff/0.9') +
        outside +
        line('M0-490V-60M-190-270H190', '#ffffff', 10) +
        rect(-226, -62, 452, 24, '#ffffff', 6) +
        path(`M-190-60L-420 ${n(Y)}H40L190-60Z`, `${tones.glow}/${night ? 0.1 : 0.3}`),
    ) +
    rect(-620, -10, 50, 600, wash('#c99f78', '#8e6546'), 20) +
    side +
    rect(-580, 250, X + 800, 400, '#ffffff/0.95', 20) +
    sleeper +
    path(cover, wash(quilt[0], quilt[1])) +
    within(cover, folds + print) +
    path('M-250 210C-210 60-110 20 10 60C-60 70-150 120-176 250Z', `${tones.glow}/0.2`) +
    line('M-250 210C-210 60-110 20 10 60C90 86 150 96 240 60C360 10 520 60 760 100', `${tones.pale}/0.8`, 9);
  const breath = times(3, (index) => circle(-210 + index * 44, 40 - index * 42, 9 + index * 6, `${tones.glow}/0.7`));
  return (
    rect(-X, -Y, 2 * X, 2 * Y, night ? wash(tones.top, tones.low) : wash(tones.pale, tones.low)) +
    circle(wx, -260, 480, bloom(`${tones.glow}/${night ? 0.3 : 0.8}`, `${tones.glow}/0`)) +
    at(40, 40, body + breath, 1, 0, chance(0.5)) +
    motes(bench, 16)
  );
}

/** A room that waits: a chair, a plant, the window's light across the wall. */
export function room(bench: Bench): string {
  const { X, Y, tones, night, pick, chance, wash } = bench;
  const floor = 270;
  const wall = night ? wash(tones.top, tones.low) : wash(pick([tones.top, tones.blush, tones.fresh]), tones.low);
  const pane = (x: number, y: number): string => `M${n(x)} ${n(y)}h170l-90 210h-170Z`;
  const shine = path(
    [0, 1]
      .flatMap((row) => [0, 1, 2].map((column) => pane(-260 + column * 190 - row * 100, -400 + row * 232)))
      .join(''),
    `${tones.glow}/${night ? 0.22 : 0.75}`,
  );
  const colour = pick([tones.coral, tones.leaf, tones.sun]);
  const chair =
    ellipse(40, 236, 230, 22, `${tones.deep}/0.24`) +
    line('M-120 120L-150 234M120 120L150 234M-70 130L-84 214M70 130L84 214', '#8a6242', 14) +
    path('M-130-190Q-140-240-80-240H80Q140-240 130-190L140 60H-140Z', colour) +
    path('M20-240H80Q140-240 130-190L140 60H60Q90-100 20-240Z', `${tones.deep}/0.16`) +
    line('M-60-200V40M0-204V40M60-200V40', `${tones.deep}/0.14`, 5) +
    rect(-170, 40, 340, 96, colour, 44) +
    rect(-170, 92, 340, 44, `${tones.deep}/0.18`, 20) +
    rect(-190, -60, 60, 180, colour, 28) +
    rect(130, -60, 60, 180, colour, 28) +
    rect(130, -60, 60, 180, `${tones.deep}/0.18`, 28);
  const thing = pick(['coat', 'book', 'cat', 'bag']);
  const left =
    thing === 'coat'
      ? path('M-130-244Q-60-270-10-244L20-60Q30 40-40 60Q-90 20-140 50Q-160-100-130-244Z', tones.deep) +
        path('M-40-250L-10-244L20-60Q30 40-40 60Z', `${tones.glow}/0.14`)
      : thing === 'book'
        ? at(
            0,
            34,
            path('M-80 0Q-40-22 0 0Q40-22 80 0V16Q40-6 0 16Q-40-6-80 16Z', '#ffffff') +
              path('M-84 10Q-40-10 0 16Q40-10 84 10V22Q40 4 0 28Q-40 4-84 22Z', tones.deep),
          )
        : thing === 'cat'
          ? path(
              'M-96 44C-110-30-40-56 10-40C60-30 100 0 96 44ZM-86-6C-130-20-120-70-96-66L-84-92L-66-70L-46-88L-40-62C-20-40-40-4-86-6Z',
              tones.deep,
            ) +
            line('M92 34q44 10 30-40', tones.deep, 15) +
            line('M-90-38q6 5 12 0M-66-38q6 5 12 0', tones.pale, 3.5)
          : rect(-70, -30, 140, 76, tones.deep, 16) +
            line('M-34-30q0-40 34-40t34 40', tones.deep, 9) +
            rect(-14, -8, 28, 18, tones.sun, 4);
  const plant = at(
    0,
    0,
    ellipse(20, 0, 90, 13, `${tones.deep}/0.24`) +
      times(7, (index) =>
        leaf(
          bench,
          250 + (index % 3) * 60,
          52,
          [tones.leaf, tones.fresh, tones.deep][index % 3] ?? tones.leaf,
          0,
          -100,
          (index - 3) * 19,
        ),
      ) +
      path('M-64-110H64L46 0H-46Z', wash('#ffffff', tones.blush)),
  );
  const lamp =
    line('M0 0V-430', '#8a6242', 9) +
    ellipse(0, 0, 62, 12, '#8a6242') +
    path('M-84-420L-50-530H50L84-420Z', tones.sun) +
    poly(
      [
        [-84, -420],
        [84, -420],
        [200, -60],
        [-200, -60],
      ],
      `${tones.sun}/0.28`,
    );
  const frame = at(
    0,
    0,
    rect(-84, -110, 168, 220, '#ffffff', 4) +
      rect(-66, -92, 132, 184, tones.pale) +
      pick([
        at(0, 70, sprig(bench, 150, { pairs: 4, tip: tones.coral })),
        circle(0, -10, 46, tones.coral) + line('M-60 60Q0 20 60 60', tones.leaf, 8),
        at(0, 0, flower(bench, 60, tones.coral, tones.blush, 8)),
      ]),
  );
  const flip = chance(0.5);
  const body =
    at(-Math.min(X - 130, 420), 330, plant, 1.1) +
    at(Math.min(X - 120, 430), floor + 30, lamp) +
    at(Math.min(X * 0.5, 250) * 1.04, -240, frame) +
    (X > 700 ? at(-Math.min(X - 130, 560), -210, frame, 0.8) : '') +
    at(0, 110, chair + left, 1.06);
  return (
    rect(-X, -Y, 2 * X, floor + Y, wall) +
    shine +
    rect(-X, floor, 2 * X, Y, wash(night ? tones.leaf : '#f1ddc4', night ? tones.deep : '#d2b390')) +
    rect(-X, floor - 16, 2 * X, 18, night ? tones.leaf : '#ffffff/0.9') +
    path(`M-420 ${n(Y)}L-180 ${floor}H180L60 ${n(Y)}Z`, `${tones.glow}/${night ? 0.12 : 0.4}`) +
    at(0, 0, body, 1, 0, flip) +
    motes(bench, 22)
  );
}
